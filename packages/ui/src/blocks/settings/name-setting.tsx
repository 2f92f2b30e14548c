import { type FormEvent, useRef, useState } from 'react'
import { countCodePoints } from '../../code-points.ts'
import { useDisabledFocus } from '../../hooks/use-disabled-focus.ts'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { Button } from '../../primitives/button/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import styles from './settings.module.css'

export interface NameSettingLabels {
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

export function NameSetting({ labels, name, busy, error, onSave, onEdit }: NameSettingProps) {
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
