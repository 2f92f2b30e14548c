import { Check, Copy } from 'lucide-react'
import { useCopied } from '../../hooks/use-copied.ts'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'

export interface CopyButtonProps
  extends Omit<IconButtonProps, 'label' | 'icon' | 'onCopy' | 'onClick'> {
  /** The button's name, before and after. */
  labels: { copy: string; copied: string }
  /** Does the copying; without it the button is disabled. */
  onCopy?: (() => void | Promise<void>) | undefined
  /** How long "copied" stands, in milliseconds. */
  shownFor?: number | undefined
}

/** Copies through `onCopy` and shows that it did; a rejected copy shows nothing. */
export function CopyButton({ labels, onCopy, shownFor = 2000, ...rest }: CopyButtonProps) {
  const { copied, copy } = useCopied(onCopy, shownFor)
  return (
    <IconButton
      {...rest}
      label={copied ? labels.copied : labels.copy}
      icon={copied ? <Check /> : <Copy />}
      disabled={!onCopy}
      onClick={copy}
    />
  )
}
