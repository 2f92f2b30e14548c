import { Check, ExternalLink, Link2 } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import { useCopied } from '../../hooks/use-copied.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog, type FilledDialogProps } from '../../primitives/dialog/dialog.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import styles from './share-dialog.module.css'

export interface ShareDialogLabels {
  title: string
  close: string
  copy: string
  copied: string
  /** Accessible name of the link's own text. */
  link: string
  shareOnX: string
  /** The switch, and what it means while on and off. */
  public: string
  publicText: string
  privateText: string
  signIn: string
}

export interface ShareDialogProps extends FilledDialogProps {
  /** The labels of the dialog. */
  labels: ShareDialogLabels
  /** Whether anyone with the link may look; undefined leaves the switch out, as for readers who do not own the topic. */
  isPublic?: boolean | undefined
  /** Called when access is switched; without it the switch is disabled. */
  onPublicChange?: ((isPublic: boolean) => void) | undefined
  /** Why access can't be changed. */
  disabledReason?: string | undefined
  /** The link to copy; undefined while the topic is private. */
  link?: string | undefined
  /** Copies the link; the button says so once it is done, and is disabled without it. */
  onCopy?: (() => void | Promise<void>) | undefined
  /** Where X takes the link as a parameter; opened in a new window, and disabled while undefined. */
  shareOnXHref?: string | undefined
  /** Why nothing can be shared on X yet. */
  noShareReason?: string | undefined
  /** Offers signing in, to a visitor. */
  visitor?: boolean | undefined
  /** Leads to sign-in; without it the button is disabled. */
  onSignIn?: (() => void) | undefined
}

const copiedFor = 2000

/** Who may see a topic, and the ways to hand its link on. */
export function ShareDialog({
  labels,
  isPublic,
  onPublicChange,
  disabledReason,
  link,
  onCopy,
  shareOnXHref,
  noShareReason,
  visitor = false,
  onSignIn,
  className,
  ...rest
}: ShareDialogProps) {
  const id = useId()
  const reason = shareOnXHref ? undefined : noShareReason
  const { copied, copy } = useCopied(onCopy, copiedFor)
  return (
    <Dialog
      {...rest}
      title={labels.title}
      closeLabel={labels.close}
      className={classNames(styles.dialog, className)}
    >
      {isPublic !== undefined && (
        <Switch
          label={labels.public}
          hint={isPublic ? labels.publicText : labels.privateText}
          checked={isPublic}
          onCheckedChange={onPublicChange}
          disabledReason={disabledReason}
        />
      )}
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
          <ExternalLink size="1rem" />
        </a>
        {reason && (
          <p id={id} className={styles.reason}>
            {reason}
          </p>
        )}
      </div>
      {visitor && (
        <div className={styles.visitor}>
          <Button onClick={onSignIn} className={styles.wide}>
            {labels.signIn}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
