import { ArrowLeftRight, ChartPie, Coins, Droplets, TriangleAlert, Wallet } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Badge } from '../../primitives/badge/badge.tsx'
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx'
import { writeMoment } from '../chart/formats.ts'
import type { CardData, CardItem, CardKind } from './card-data.ts'
import styles from './figure-card.module.css'
import { writeValue } from './write-value.ts'

export type { CardData, CardItem, CardKind, CardMark } from './card-data.ts'
export { readCard } from './card-data.ts'

export interface FigureCardLabels {
  /** Language of figures and dates, such as `zh` or `en`. */
  locale: string
  source: string
  /** Stands before the time of a figure. */
  asOf: string
  copy: string
  copied: string
}

export interface FigureCardProps
  extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'onCopy'> {
  /** What is known of an asset, address, transaction, token or pool. */
  data: CardData
  /** The labels around the figures, and the locale that writes them. */
  labels: FigureCardLabels
  /** Takes the place of the source's name, as a link to it. */
  source?: ReactNode
  /** Copies a whole address or hash; without it that can't be copied. */
  onCopy?: ((text: string) => void | Promise<void>) | undefined
}

const icons: Readonly<Record<CardKind, typeof Coins>> = {
  asset: Coins,
  address: Wallet,
  transaction: ArrowLeftRight,
  token: ChartPie,
  pool: Droplets,
}

/**
 * What is known of one thing: labelled figures, with what has to be known of them at the top, and
 * source and time below. Nothing in it is a link, whatever its texts say.
 */
export function FigureCard({
  data,
  labels,
  source = data.source,
  onCopy,
  className,
  ...rest
}: FigureCardProps) {
  const titleId = useId()
  const Icon = icons[data.kind]
  return (
    <figure {...rest} aria-labelledby={titleId} className={classNames(styles.card, className)}>
      <figcaption className={styles.head}>
        <Icon aria-hidden="true" className={styles.icon} />
        <span id={titleId} className={styles.title}>
          {data.title}
        </span>
        {data.marks.map(({ kind, text }) => (
          <Badge key={text} tone={kind === 'spoofed' ? 'danger' : 'neutral'}>
            {text}
          </Badge>
        ))}
      </figcaption>
      {data.warning && (
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {data.warning}
        </p>
      )}
      <dl className={styles.items}>
        {data.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a card keep their places
          <Item key={at} item={item} labels={labels} onCopy={onCopy} />
        ))}
      </dl>
      <p className={styles.origin}>
        {source && (
          <span>
            {labels.source} {source}
          </span>
        )}
        {data.at && (
          <span>
            {labels.asOf} <Time labels={labels} at={data.at} />
          </span>
        )}
      </p>
    </figure>
  )
}

interface ItemProps extends Pick<FigureCardProps, 'labels' | 'onCopy'> {
  item: CardItem
}

function Item({ item, labels, onCopy }: ItemProps) {
  const { label, value, type, asOf, source, note, stale } = item
  const written = writeValue(item, labels.locale)
  const isAddress = type === 'address'
  return (
    <div className={styles.item} data-wide={isAddress || value.length > 32 || undefined}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>
          {isAddress ? (
            <code data-whole={value} title={value}>
              {written}
            </code>
          ) : (
            <span className={styles.text}>{written}</span>
          )}
          {stale && <Badge>{stale}</Badge>}
          {isAddress && (
            <CopyButton
              size="small"
              labels={{ copy: `${labels.copy} ${label}`, copied: labels.copied }}
              onCopy={onCopy && (() => onCopy(value))}
            />
          )}
        </span>
        {(note || source || asOf) && (
          <span className={styles.note}>
            {[note, source].filter(Boolean).join(' · ')}
            {(note || source) && asOf && ' · '}
            {asOf && <Time labels={labels} at={asOf} />}
          </span>
        )}
      </dd>
    </div>
  )
}

function Time({ labels: { locale }, at }: { labels: FigureCardLabels; at: string }) {
  return <time dateTime={at}>{writeMoment(locale, at)}</time>
}
