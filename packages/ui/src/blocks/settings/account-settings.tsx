import { type ComponentPropsWithRef, type FormEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { countCodePoints } from '../../code-points.ts'
import { useDisabledFocus } from '../../hooks/use-disabled-focus.ts'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { AvatarSetting, type AvatarSettingLabels, type SettingsAccount } from './avatar-setting.tsx'
import { GuardedButton, type GuardedLabels, SettingRow } from './setting-row.tsx'
import styles from './settings.module.css'

export interface AccountSettingsLabels extends AvatarSettingLabels, NameSettingLabels {
  email: string
  x: string
  xUnbound: string
  bindX: string
  unbindX: GuardedLabels
  plan: string
  /** The plan's name: of members, and of others. */
  pro: string
  free: string
  upgrade: string
  manage: string
}

export interface AccountSettingsProps extends ComponentPropsWithRef<'section'> {
  /** The labels of all rows. */
  labels: AccountSettingsLabels
  /** The account that is signed in. */
  account: SettingsAccount
  /** Called with the chosen picture; without it the button is disabled. */
  onAvatarChoose?: ((picture: File) => void) | undefined
  /** Takes the picture of the bound X account. */
  onXAvatarChoose?: (() => void) | undefined
  /** Disables choosing a picture and says why. */
  avatarDisabledReason?: string | undefined
  /** A picture is on its way. */
  avatarBusy?: boolean
  /** Why the chosen picture was refused. */
  avatarError?: string | undefined
  /** Called with the trimmed name. */
  onNameSave?: ((name: string) => void) | undefined
  /** The name in the field is another one now: an earlier `nameError` is of no use. */
  onNameEdit?: (() => void) | undefined
  /** The name is being saved. */
  nameBusy?: boolean
  /** Why the name was refused. */
  nameError?: string | undefined
  /** Begins to bind an X account; without it the button is disabled. */
  onXBind?: (() => void) | undefined
  /** Called once unbinding is confirmed; the dialog waits for it. */
  onXUnbind?: (() => void | Promise<void>) | undefined
  /** Says why X can't be bound, in place of `labels.xUnbound`. */
  bindDisabledReason?: string | undefined
  /** Disables unbinding and says why. */
  unbindDisabledReason?: string | undefined
  /** Leads to Pro; without it the button is disabled. */
  onUpgrade?: (() => void) | undefined
  /** Leads a member to the subscription; without it the button is disabled. */
  onManage?: (() => void) | undefined
  /** While the way to the subscription is being asked for. */
  manageBusy?: boolean
}

/** The account: picture, name, e-mail, X account and plan. */
export function AccountSettings({
  labels,
  account,
  onAvatarChoose,
  onXAvatarChoose,
  avatarDisabledReason,
  avatarBusy = false,
  avatarError,
  onNameSave,
  onNameEdit,
  nameBusy = false,
  nameError,
  onXBind,
  onXUnbind,
  bindDisabledReason,
  unbindDisabledReason,
  onUpgrade,
  onManage,
  manageBusy = false,
  className,
  ...rest
}: AccountSettingsProps) {
  const { name, email, pro, xName } = account
  const xTextId = useId()
  return (
    <section {...rest} className={classNames(styles.section, className)}>
      <AvatarSetting
        labels={labels}
        account={account}
        disabledReason={avatarDisabledReason}
        busy={avatarBusy}
        error={avatarError}
        onChoose={onAvatarChoose}
        onXChoose={onXAvatarChoose}
      />
      <NameSetting
        labels={labels}
        name={name}
        busy={nameBusy}
        error={nameError}
        onSave={onNameSave}
        onEdit={onNameEdit}
      />
      <SettingRow label={labels.email} text={email} />
      {xName === undefined ? (
        <SettingRow label={labels.x} text={bindDisabledReason ?? labels.xUnbound} textId={xTextId}>
          <Button
            size="small"
            aria-describedby={xTextId}
            disabled={Boolean(bindDisabledReason)}
            onClick={onXBind}
          >
            {labels.bindX}
          </Button>
        </SettingRow>
      ) : (
        <SettingRow label={labels.x} text={unbindDisabledReason ?? `@${xName}`} textId={xTextId}>
          <GuardedButton
            size="small"
            aria-describedby={xTextId}
            labels={labels.unbindX}
            disabled={Boolean(unbindDisabledReason)}
            onConfirm={onXUnbind}
          />
        </SettingRow>
      )}
      <SettingRow label={labels.plan} text={pro ? labels.pro : labels.free}>
        {pro ? (
          <Button size="small" busy={manageBusy} onClick={onManage}>
            {labels.manage}
          </Button>
        ) : (
          <Button size="small" variant="metal" onClick={onUpgrade}>
            {labels.upgrade}
          </Button>
        )}
      </SettingRow>
    </section>
  )
}

interface NameSettingLabels {
  name: string
  save: string
  /** Shown when the name is over the limit. */
  nameTooLong: (used: number, limit: number) => string
}

interface NameSettingProps {
  labels: NameSettingLabels
  name: string
  busy: boolean
  error: string | undefined
  onSave: ((name: string) => void) | undefined
  onEdit: (() => void) | undefined
}

/** Code points. */
const longest = 30

function NameSetting({ labels, name, busy, error, onSave, onEdit }: NameSettingProps) {
  const [draft, setDraft] = useState(name)
  const [saved, setSaved] = useState(name)
  const form = useRef<HTMLFormElement>(null)
  useDisabledFocus(form)
  if (saved !== name) {
    setSaved(name)
    setDraft(name)
  }
  const trimmed = draft.trim()
  const used = countCodePoints(trimmed)
  const tooLong = used > longest
  const savable = Boolean(onSave) && trimmed !== '' && trimmed !== name && !tooLong

  function save(): void {
    if (savable && !busy) onSave?.(trimmed)
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.name}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={labels.name}
        autoComplete="nickname"
        value={draft}
        readOnly={!onSave}
        error={tooLong ? labels.nameTooLong(used, longest) : error}
        onChange={(event) => {
          setDraft(event.target.value)
          onEdit?.()
        }}
        onKeyDown={useSubmitOnEnter(save)}
      />
      <Button type="submit" busy={busy} disabled={!savable}>
        {labels.save}
      </Button>
    </form>
  )
}
