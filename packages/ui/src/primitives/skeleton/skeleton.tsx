import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = ComponentPropsWithRef<'span'>

/** A quiet bar where a line of text will stand. Decoration: say "loading" elsewhere. */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" {...rest} className={classNames(styles.skeleton, className)} />
}
