import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './avatar.module.css'

/** A person's picture, or the first letter of the name. Decoration: the name stands beside it. */
export interface AvatarProps extends ComponentPropsWithRef<'span'> {
  name: string
  imageUrl?: string | undefined
  size?: 'small' | 'medium' | 'large'
  /** Draws the member's frame. */
  framed?: boolean
}

export function Avatar({
  name,
  imageUrl,
  size = 'medium',
  framed = false,
  className,
  ...rest
}: AvatarProps) {
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? ''
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classNames(styles.avatar, styles[size], framed && styles.framed, className)}
    >
      {imageUrl ? <img src={imageUrl} alt="" className={styles.picture} /> : initial}
    </span>
  )
}
