import { CornerUpLeft } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { onPlainClick } from '../../links.ts'
import styles from './previous-topic-banner.module.css'

export interface PreviousTopicBannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Text before the title, such as "Continues". */
  lead: ReactNode
  /** The title of the topic it goes on from. */
  title: string
  /** Whose topic it is, as text. */
  owner: ReactNode
  /** Where that topic is. */
  href: string
  /** Called for a plain click, whose own navigation is then cancelled. */
  onOpen?: (() => void) | undefined
}

/** Says which shared topic this one goes on from, and leads there. */
export function PreviousTopicBanner({
  lead,
  title,
  owner,
  href,
  onOpen,
  className,
  ...rest
}: PreviousTopicBannerProps) {
  return (
    <div {...rest} className={classNames(styles.banner, className)}>
      <CornerUpLeft className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>
        <span>{lead}</span>
        <a href={href} onClick={onPlainClick(onOpen)} className={styles.title}>
          {title}
        </a>
        <span className={styles.owner}>{owner}</span>
      </p>
    </div>
  )
}
