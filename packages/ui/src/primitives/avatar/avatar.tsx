import { UserRound } from 'lucide-react'
import { type ComponentPropsWithRef, useCallback, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { ProBadge } from '../badge/badge.tsx'
import styles from './avatar.module.css'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name; its first letter stands in for a picture. */
  name: string
  /** Where it can't be loaded, the letter stands in. */
  imageUrl?: string | undefined
  /** 24, 32 or 64 px. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Draws the member's frame. */
  framed?: boolean | undefined
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
          (initial ?? <UserRound className={styles.unnamed} />)
        )}
      </span>
      {framed && (
        <svg viewBox="-50 -50 100 100" aria-hidden="true" className={styles.frame}>
          <path d={wave(0)} />
          <path d={wave(Math.PI)} />
        </svg>
      )}
      {badgeLabel && <ProBadge label={badgeLabel} variant="solid" className={styles.badge} />}
    </span>
  )
}

/** Whether a picture is worth drawing: it has an address, and that one has not failed. */
function useLoadable(url: string | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const onError = () => setFailedUrl(url)
  // In a prerendered page it may have failed before anyone listened.
  const ref = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0) setFailedUrl(url)
    },
    [url],
  )
  return { loadable: Boolean(url) && url !== failedUrl, onError, ref }
}

const lobes = 24
const radius = 45.5
const amplitude = 3.2

/**
 * A closed line that swings about the circle, one lobe per turn of the cosine. Two of them make a
 * member's frame, braided as the rosettes on a banknote.
 */
function wave(phase: number): string {
  const steps = lobes * 8
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps
    const distance = radius + amplitude * Math.cos(lobes * angle + phase)
    return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
