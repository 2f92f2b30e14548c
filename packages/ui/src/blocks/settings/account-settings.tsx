import {
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../class-names.ts'
import { countCodePoints } from '../../code-points.ts'
import { useDisabledFocus } from '../../hooks/use-disabled-focus.ts'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import {
  AvatarSetting,
  type AvatarSettingLabels,
  type AvatarSettingProps,
} from './avatar-setting.tsx'
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

export interface AccountSettingsProps
  extends ComponentPropsWithRef<'section'>,
    AvatarSettingProps,
    NameSettingProps {
  /** The labels of all rows. */
  labels: AccountSettingsLabels
  /** Begins to bind an X account; without it the button is disabled. */
  onXBind?: (() => void) | undefined
  /** Called once unbinding is confirmed; the dialog waits for it. */
  onXUnbind?: (() => void | Promise<void>) | undefined
  /** Says why X can't be bound, in place of `labels.xUnbound`. */
  bindDisabledReason?: string | undefined
  /** Disables unbinding and says why. */
  unbindDisabledReason?: string | undefined
  /** What a member's plan is and how long it lasts, in place of `labels.pro`. */
  planText?: string | undefined
  /** Leads to Pro; without it the button is disabled. */
  onUpgrade?: (() => void) | undefined
  /** Leads a member to the subscription; without it the button is disabled. */
  onManage?: (() => void) | undefined
  /** While the way to the subscription is being asked for. */
  manageBusy?: boolean | undefined
  /** Where the reader is signed in, below all else. */
  sessions?: ReactNode
}

/** The account: picture, name, e-mail, X account, plan and sessions. */
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
  planText,
  onUpgrade,
  onManage,
  manageBusy = false,
  sessions,
  className,
  ...rest
}: AccountSettingsProps) {
  const { email, pro, xName } = account
  const isBound = xName !== undefined
  const xDisabledReason = isBound ? unbindDisabledReason : bindDisabledReason
  const xTextId = useId()
  const xButton = {
    size: 'small',
    disabled: Boolean(xDisabledReason),
    'aria-describedby': xTextId,
  } as const
  return (
    <section {...rest} className={classNames(styles.section, className)}>
      <AvatarSetting
        labels={labels}
        account={account}
        onAvatarChoose={onAvatarChoose}
        onXAvatarChoose={onXAvatarChoose}
        avatarDisabledReason={avatarDisabledReason}
        avatarBusy={avatarBusy}
        avatarError={avatarError}
      />
      <NameSetting
        labels={labels}
        account={account}
        onNameSave={onNameSave}
        onNameEdit={onNameEdit}
        nameBusy={nameBusy}
        nameError={nameError}
      />
      <SettingRow label={labels.email} text={email} />
      <SettingRow
        label={labels.x}
        text={xDisabledReason ?? (isBound ? `@${xName}` : labels.xUnbound)}
        textId={xTextId}
      >
        {isBound ? (
          <GuardedButton {...xButton} labels={labels.unbindX} onConfirm={onXUnbind} />
        ) : (
          <Button {...xButton} onClick={onXBind}>
            {labels.bindX}
          </Button>
        )}
      </SettingRow>
      <SettingRow label={labels.plan} text={pro ? (planText ?? labels.pro) : labels.free}>
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
      {sessions}
    </section>
  )
}

interface NameSettingLabels {
  name: string
  save: string
  /** Shown when the name is over the limit. */
  nameTooLong: (used: number, limit: number) => string
}

interface NameSettingProps extends Pick<AvatarSettingProps, 'account'> {
  /** Called with the trimmed name. */
  onNameSave?: ((name: string) => void) | undefined
  /** The name in the field is another one now: an earlier `nameError` is of no use. */
  onNameEdit?: (() => void) | undefined
  /** The name is being saved. */
  nameBusy?: boolean | undefined
  /** Why the name was refused. */
  nameError?: string | undefined
}

/** Code points. */
const longest = 30

function NameSetting({
  labels,
  account: { name },
  onNameSave,
  onNameEdit,
  nameBusy = false,
  nameError,
}: NameSettingProps & { labels: NameSettingLabels }) {
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
  const savable = Boolean(onNameSave) && trimmed !== '' && trimmed !== name && !tooLong

  function save(): void {
    if (savable && !nameBusy) onNameSave?.(trimmed)
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
        readOnly={!onNameSave}
        error={tooLong ? labels.nameTooLong(used, longest) : nameError}
        onChange={(event) => {
          setDraft(event.target.value)
          onNameEdit?.()
        }}
        onKeyDown={useSubmitOnEnter(save)}
      />
      <Button type="submit" busy={nameBusy} disabled={!savable}>
        {labels.save}
      </Button>
    </form>
  )
}
