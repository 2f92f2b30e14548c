import { useId, useRef, useState } from 'react'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Button } from '../../primitives/button/button.tsx'
import styles from './settings.module.css'

export interface AvatarSettingLabels {
  avatar: string
  chooseAvatar: string
  useXAvatar: string
  /** Shown when the chosen file is no picture. */
  notAnImage: string
  /** The badge on a member's picture, as read out. */
  proBadge: string
}

interface AvatarSettingProps {
  labels: AvatarSettingLabels
  account: SettingsAccount
  disabledReason: string | undefined
  busy: boolean
  error: string | undefined
  onChoose: ((picture: File) => void) | undefined
  onXChoose: (() => void) | undefined
}

export function AvatarSetting({
  labels,
  account,
  disabledReason,
  busy,
  error,
  onChoose,
  onXChoose,
}: AvatarSettingProps) {
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const { name, imageUrl, pro, xName } = account
  const disabled = Boolean(disabledReason)
  const problem = refused ? labels.notAnImage : error
  const describedBy = problem || disabledReason ? noteId : undefined

  function choose(file: File | undefined): void {
    if (!file) return
    const isImage = file.type.startsWith('image/')
    setRefused(!isImage)
    if (isImage) onChoose?.(file)
  }

  return (
    <div className={styles.row}>
      <Avatar
        name={name}
        imageUrl={imageUrl}
        size="large"
        framed={pro}
        badgeLabel={pro ? labels.proBadge : undefined}
        className={pro ? styles.framed : undefined}
      />
      <div className={styles.avatar}>
        <p className={styles.label}>{labels.avatar}</p>
        <div className={styles.buttons}>
          <Button
            size="small"
            busy={busy}
            disabled={disabled}
            aria-describedby={describedBy}
            onClick={onChoose && (() => input.current?.click())}
          >
            {labels.chooseAvatar}
          </Button>
          {xName !== undefined && (
            <Button
              size="small"
              aria-describedby={describedBy}
              disabled={disabled || busy}
              onClick={onXChoose}
            >
              {labels.useXAvatar}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={labels.chooseAvatar}
          onChange={(event) => {
            choose(event.target.files?.[0])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
        <p id={noteId} role="status" className={problem ? styles.error : styles.text}>
          {problem ?? disabledReason}
        </p>
      </div>
    </div>
  )
}

export interface SettingsAccount {
  name: string
  email: string
  imageUrl?: string | undefined
  /** A member. */
  pro: boolean
  /** The screen name of the X account bound to this one. */
  xName?: string | undefined
}
