import { type ComponentPropsWithRef, Fragment } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './keys.module.css'

export interface KeysProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Their names, with spaces between. */
  children: string
}

/** Keys that are pressed together. */
export function Keys({ children, className, ...rest }: KeysProps) {
  return (
    <span {...rest} className={classNames(styles.keys, className)}>
      {children.split(' ').map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
