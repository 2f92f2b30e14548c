import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './greeting.module.css'

export interface GreetingProps extends ComponentPropsWithRef<'div'> {
  /** The greeting itself. */
  heading: ReactNode
  /** A sentence below it. */
  lead?: ReactNode
}

/** The beginning of Home: the page's main heading and a sentence below it. */
export function Greeting({ heading, lead, className, ...rest }: GreetingProps) {
  return (
    <div {...rest} className={classNames(styles.greeting, className)}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
