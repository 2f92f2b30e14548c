import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton, type IconButtonProps } from '../icon-button/index.ts'

/** Copies through `onCopy` and shows that it did; a rejected copy shows nothing. */
export interface CopyButtonProps
  extends Omit<IconButtonProps, 'label' | 'icon' | 'onCopy' | 'onClick'> {
  labels: { copy: string; copied: string }
  onCopy?: (() => void | Promise<void>) | undefined
  /** How long "copied" stands, in milliseconds. */
  shownFor?: number
}

export function CopyButton({ labels, onCopy, shownFor = 2000, ...rest }: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  const copied = copies > 0

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), shownFor)
    return () => clearTimeout(timer)
  }, [copies, shownFor])

  async function copy(): Promise<void> {
    try {
      await onCopy?.()
      setCopies((count) => count + 1)
    } catch {
      setCopies(0)
    }
  }

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
