import type { ReactNode } from 'react'
import styles from './foundations.module.css'

interface SheetProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page about foundations. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <main className={styles.sheet}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </main>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}

/** A token's name and its present value. */
export function Token({ name, value }: { name: string; value: string }) {
  return (
    <span className={styles.token}>
      <code>--cq-{name}</code> <span className={styles.value}>{value}</span>
    </span>
  )
}
