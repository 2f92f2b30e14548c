import { UserRound } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { ProBadge } from '../badge/index.ts'
import styles from './avatar.module.css'
import { AvatarFrame } from './avatar-frame.tsx'
import { useLoadable } from './use-loadable.ts'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name; its first letter stands in for a picture. */
  name: string
  /** Where it can't be loaded, the letter stands in. */
  imageUrl?: string | undefined
  /** 24, 32 or 64 px. */
  size?: 'small' | 'medium' | 'large'
  /** Draws the member's frame. */
  framed?: boolean
  /** Puts the PRO badge on it, read out so. */
  badgeLabel?: string | undefined
}

/** A person's picture, or the first letter of the name, or a figure without one. Decoration: the name stands beside it. */
export function Avatar({
  name,
  imageUrl,
  size = 'medium',
  framed = false,
  badgeLabel,
  className,
  ...rest
}: AvatarProps) {
  const { loadable, onError, ref } = useLoadable(imageUrl)
  const initial = [...name.trim()][0]?.toLocaleUpperCase()
  return (
    <span {...rest} className={classNames(styles.avatar, styles[size], className)}>
      <span aria-hidden="true" className={styles.face}>
        {loadable ? (
          <img ref={ref} src={imageUrl} alt="" onError={onError} className={styles.picture} />
        ) : (
          (initial ?? <UserRound className={styles.nobody} />)
        )}
      </span>
      {framed && <AvatarFrame className={styles.frame} />}
      {badgeLabel && <ProBadge label={badgeLabel} variant="solid" className={styles.badge} />}
    </span>
  )
}
