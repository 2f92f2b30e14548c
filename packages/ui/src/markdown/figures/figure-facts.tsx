import { foreignHost, webAddress } from '../../links.ts'
import styles from './figure.module.css'
import { ageText, isStale, timeText, valueText } from './figure-texts.ts'
import type { AnswerFigure, FigureLabels, FigureValue } from './figures.ts'

interface FigureFactsProps {
  /** Null for a number that nobody backs. */
  figure: AnswerFigure | null
  /** The time of which its age is told. */
  now: number | null
  labels: FigureLabels
}

/** What there is to say of a number, for a card that is as small as it may be. */
export function FigureFacts({ figure, now, labels }: FigureFactsProps) {
  if (!figure)
    return (
      <>
        <p className={styles.value}>{labels.unfound}</p>
        <p>{labels.unfoundMeaning}</p>
      </>
    )
  const { time, source, isComputed, formula, inputs = [] } = figure
  const { locale } = labels
  return (
    <>
      <p className={styles.value}>{valueText(figure, locale)}</p>
      <dl className={styles.facts}>
        <dt>{labels.source}</dt>
        <dd>{isComputed ? labels.computed : <SourceName source={source} />}</dd>
        <dt>{labels.time}</dt>
        <dd>
          <time dateTime={time.toISOString()}>{timeText(time, locale)}</time>
          {now !== null && <span className={styles.age}> · {ageText(time, now, locale)}</span>}
        </dd>
        {formula && (
          <>
            <dt>{labels.formula}</dt>
            <dd className={styles.formula}>{formula}</dd>
          </>
        )}
        {inputs.length > 0 && (
          <>
            <dt>{labels.inputs}</dt>
            <dd>
              <ul className={styles.inputs}>
                {inputs.map((input) => (
                  <li key={input.name}>
                    <Input input={input} isOwn={isOwn(input, figure)} locale={locale} />
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      {isStale(figure, now) && <p className={styles.old}>{labels.stale}</p>}
    </>
  )
}

interface InputProps {
  input: FigureValue & { name: string }
  /** Given where the sum was computed: it has no source of its own. */
  isOwn: boolean
  locale: string
}

function Input({ input, isOwn, locale }: InputProps) {
  return (
    <>
      <span className={styles.formula}>{input.name}</span> = {valueText(input, locale)}
      {!isOwn && (
        <span className={styles.age}>
          {' '}
          <SourceName source={input.source} />, {timeText(input.time, locale)}
        </span>
      )}
    </>
  )
}

const isOwn = (input: FigureValue, { source }: FigureValue): boolean =>
  input.source.name === source.name && input.source.url === null

function SourceName({ source: { name, url } }: Pick<FigureValue, 'source'>) {
  const address = webAddress(url ?? undefined)
  if (!address) return name
  const outside = foreignHost(address.href) !== null
  return (
    <a
      href={address.href}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
    >
      {name}
    </a>
  )
}
