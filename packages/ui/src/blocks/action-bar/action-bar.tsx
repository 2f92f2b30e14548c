import { Bookmark, Download, RotateCcw, Share2, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx'
import styles from './action-bar.module.css'

export interface ActionBarProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name of the group. */
  label: string
}

/** A row of small buttons that act on what stands above it. */
export function ActionBar({ label, className, ...rest }: ActionBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div {...rest} role="group" aria-label={label} className={classNames(styles.bar, className)} />
  )
}

export interface ActionButtonProps extends Omit<IconButtonProps, 'icon' | 'size' | 'variant'> {
  /** Which action it is; chooses the icon. */
  action: keyof typeof icons
}

const icons = {
  refresh: RotateCcw,
  like: ThumbsUp,
  dislike: ThumbsDown,
  favorite: Bookmark,
  share: Share2,
  export: Download,
}

/** One action of a bar, drawn with the icon it has everywhere. */
export function ActionButton({ action, className, ...rest }: ActionButtonProps) {
  const Icon = icons[action]
  return (
    <IconButton
      {...rest}
      size="small"
      icon={<Icon />}
      className={classNames(styles.action, className)}
    />
  )
}
