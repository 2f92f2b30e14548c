import { Skeleton } from '../../primitives/skeleton/index.ts'
import styles from './history-list.module.css'

/** Quiet rows that keep the space of topics. */
export function PlaceholderRows({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={styles.placeholder}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.excerpt} />
        </div>
      ))}
    </div>
  )
}
