import { ArrowUpRight } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import styles from './hot-topics.module.css'

export interface HotTopic {
  id: string | number
  title: string
}

export interface HotTopicsProps extends ComponentPropsWithRef<'section'> {
  /** The heading above the list. */
  heading: string
  /** The questions; undefined while they are on their way. */
  topics?: readonly HotTopic[] | undefined
  /** How many rows wait for them. */
  placeholders?: number | undefined
  /** Called with the chosen question; without it all are disabled. */
  onPick?: ((topic: HotTopic) => void) | undefined
}

/** Questions to start from. While `topics` is undefined, `placeholders` quiet rows keep their space. */
export function HotTopics({
  heading,
  topics,
  placeholders = 6,
  onPick,
  className,
  ...rest
}: HotTopicsProps) {
  const headingId = useId()
  return (
    <section
      {...rest}
      aria-labelledby={headingId}
      aria-busy={!topics || undefined}
      className={classNames(styles.section, className)}
    >
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {topics?.map((topic) => (
          <li key={topic.id}>
            <button
              type="button"
              className={styles.topic}
              disabled={!onPick}
              onClick={() => onPick?.(topic)}
            >
              <span>{topic.title}</span>
              <ArrowUpRight className={styles.arrow} aria-hidden="true" />
            </button>
          </li>
        )) ??
          Array.from({ length: placeholders }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
            <li key={index} className={styles.topic}>
              <Skeleton className={styles.skeleton} />
            </li>
          ))}
      </ul>
    </section>
  )
}
