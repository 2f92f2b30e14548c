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

export interface SettingsAccount {
  name: string
  email: string
  imageUrl?: string | undefined
  /** A member. */
  pro: boolean
  /** The screen name of the X account bound to this one. */
  xName?: string | undefined
}

export interface AvatarSettingProps {
  /** The account that is signed in. */
  account: SettingsAccount
  /** Called with the chosen picture; without it the button is disabled. */
  onAvatarChoose?: ((picture: File) => void) | undefined
  /** Takes the picture of the bound X account. */
  onXAvatarChoose?: (() => void) | undefined
  /** Disables choosing a picture and says why. */
  avatarDisabledReason?: string | undefined
  /** A picture is on its way. */
  avatarBusy?: boolean | undefined
  /** Why the chosen picture was refused. */
  avatarError?: string | undefined
}

export function AvatarSetting({
  labels,
  account: { name, imageUrl, pro, xName },
  onAvatarChoose,
  onXAvatarChoose,
  avatarDisabledReason,
  avatarBusy = false,
  avatarError,
}: AvatarSettingProps & { labels: AvatarSettingLabels }) {
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const problem = refused ? labels.notAnImage : avatarError
  const note = problem ?? avatarDisabledReason
  const disabled = Boolean(avatarDisabledReason)
  const button = { size: 'small', 'aria-describedby': note ? noteId : undefined } as const

  function choose(file: File | undefined): void {
    if (!file) return
    const isImage = file.type.startsWith('image/')
    setRefused(!isImage)
    if (isImage) onAvatarChoose?.(file)
  }

  function chooseOfX(): void {
    setRefused(false)
    onXAvatarChoose?.()
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
            {...button}
            busy={avatarBusy}
            disabled={disabled}
            onClick={onAvatarChoose && (() => input.current?.click())}
          >
            {labels.chooseAvatar}
          </Button>
          {xName !== undefined && (
            <Button
              {...button}
              disabled={disabled || avatarBusy}
              onClick={onXAvatarChoose && chooseOfX}
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
          {note}
        </p>
      </div>
    </div>
  )
}
