import { useState } from 'react'
import { countCodePoints } from '../../code-points.ts'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog, type FilledDialogProps } from '../../primitives/dialog/dialog.tsx'
import { TextArea } from '../../primitives/text-area/text-area.tsx'
import styles from './edit-dialog.module.css'

export interface EditDialogLabels {
  title: string
  /** What becomes of the text as it was, below the title. */
  note?: string | undefined
  field: string
  close: string
  cancel: string
  save: string
  /** Shown when the text is over the limit. */
  tooLong: (used: number, limit: number) => string
}

export interface EditDialogProps extends FilledDialogProps {
  /** The labels of the dialog, and of a text over the limit. */
  labels: EditDialogLabels
  /** The text to begin from. */
  text: string
  /** What was written when it was last open, to go on from. */
  draft?: string | undefined
  /** Called with what is written. */
  onDraftChange?: ((draft: string) => void) | undefined
  /** Code points allowed. */
  limit?: number | undefined
  /** Called with the new text; without it nothing can be saved. */
  onSave?: ((text: string) => void) | undefined
  /** Called when the Cancel button is what closes it: what was written is not wanted. */
  onCancel?: (() => void) | undefined
}

/** Rewrites a text; saving is possible once it differs, is not blank and keeps the limit. */
export function EditDialog({
  labels,
  text,
  draft: earlier = text,
  onDraftChange,
  limit = 2000,
  onSave,
  onCancel,
  ...rest
}: EditDialogProps) {
  const { open, onOpenChange } = rest
  const [draft, setDraft] = useState(earlier)
  const [wasOpen, setWasOpen] = useState(open)
  const used = countCodePoints(draft)
  const tooLong = used > limit
  const savable = Boolean(onSave) && draft !== text && draft.trim() !== '' && !tooLong

  // Each opening starts from what the caller has.
  if (wasOpen !== open) {
    setWasOpen(open)
    setDraft(earlier)
  }

  function save(): void {
    if (savable) onSave?.(draft)
  }

  function cancel(): void {
    onCancel?.()
    onOpenChange(false)
  }

  return (
    <Dialog
      {...rest}
      title={labels.title}
      description={labels.note}
      closeLabel={labels.close}
      actions={
        <>
          <Button variant="ghost" onClick={cancel}>
            {labels.cancel}
          </Button>
          <Button variant="primary" disabled={!savable} onClick={save}>
            {labels.save}
          </Button>
        </>
      }
    >
      <TextArea
        ref={moveCaretToEnd}
        autoFocus
        aria-label={labels.field}
        enterKeyHint="send"
        value={draft}
        invalid={tooLong}
        onChange={({ target }) => {
          setDraft(target.value)
          onDraftChange?.(target.value)
        }}
        onKeyDown={useSubmitOnEnter(save)}
      />
      <p role="status" className={styles.note}>
        {tooLong && labels.tooLong(used, limit)}
      </p>
    </Dialog>
  )
}

/** Browsers begin before the first character. */
function moveCaretToEnd(field: HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length)
}
