import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './greeting.module.css'

/** The first words of Home: the page's main heading and a sentence below it. */
export interface GreetingProps extends ComponentPropsWithRef<'div'> {
  heading: ReactNode
  lead?: ReactNode
}

export function Greeting({ heading, lead, className, ...rest }: GreetingProps) {
  return (
    <div {...rest} className={classNames(styles.greeting, className)}>
      <h1 className={styles.heading}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
