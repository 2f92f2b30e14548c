import { Check, ExternalLink, Link2 } from 'lucide-react'
import { useId } from 'react'
import { useCopied } from '../../hooks/use-copied.ts'
import { Button } from '../../primitives/button/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import styles from './share-dialog.module.css'

export interface ShareLinkLabels {
  copy: string
  copied: string
  /** Accessible name of the link's own text. */
  link: string
  shareOnX: string
}

interface ShareLinkProps {
  labels: ShareLinkLabels
  link: string | undefined
  onCopy: (() => void | Promise<void>) | undefined
  shareOnXHref: string | undefined
  noShareReason: string | undefined
}

const copiedFor = 2000

export function ShareLink({ labels, link, onCopy, shareOnXHref, noShareReason }: ShareLinkProps) {
  const id = useId()
  const reason = shareOnXHref ? undefined : noShareReason
  const { copied, copy } = useCopied(onCopy, copiedFor)
  return (
    <div className={styles.ways}>
      {link && (
        <input
          readOnly
          value={link}
          aria-label={labels.link}
          onFocus={(event) => event.target.select()}
          className={styles.link}
        />
      )}
      <Button
        variant="primary"
        icon={copied ? <Check /> : <Link2 />}
        onClick={onCopy && copy}
        className={styles.wide}
      >
        {copied ? labels.copied : labels.copy}
      </Button>
      <VisuallyHidden role="status">{copied && labels.copied}</VisuallyHidden>
      <a
        {...(shareOnXHref
          ? { href: shareOnXHref, target: '_blank', rel: 'noopener noreferrer' }
          : { role: 'link', 'aria-disabled': true })}
        aria-describedby={reason && id}
        className={styles.x}
      >
        {labels.shareOnX}
        <ExternalLink aria-hidden="true" />
      </a>
      {reason && (
        <p id={id} className={styles.reason}>
          {reason}
        </p>
      )}
    </div>
  )
}
