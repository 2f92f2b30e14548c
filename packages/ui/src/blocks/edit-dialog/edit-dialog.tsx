import { useLayoutEffect, useRef, useState } from 'react'
import { countCodePoints } from '../../code-points.ts'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { Button } from '../../primitives/button/button.tsx'
import dialogStyles from '../../primitives/dialog/dialog.module.css'
import { Dialog, type DialogProps, type DialogState } from '../../primitives/dialog/dialog.tsx'
import { TextArea } from '../../primitives/text-area/text-area.tsx'
import styles from './edit-dialog.module.css'

export interface EditDialogLabels {
  title: string
  field: string
  close: string
  cancel: string
  save: string
  /** Shown when the text is over the limit. */
  tooLong: (used: number, limit: number) => string
}

export interface EditDialogProps
  extends Omit<DialogProps, 'title' | 'description' | 'closeLabel' | 'actions' | 'children'>,
    DialogState {
  /** The labels of the dialog, and of a text over the limit. */
  labels: EditDialogLabels
  /** The text to begin from. */
  text: string
  /** What was written when it was last open, to go on from. */
  draft?: string | undefined
  /** Called with what is written. */
  onDraftChange?: ((draft: string) => void) | undefined
  /** Code points allowed. */
  limit?: number
  /** Called with the new text; without it nothing can be saved. */
  onSave?: ((text: string) => void) | undefined
  /** Called when the Cancel button is what closes it: what was written is not wanted. */
  onCancel?: (() => void) | undefined
}

/** Rewrites a text; saving is possible once it differs, is not blank and keeps the limit. */
export function EditDialog({
  labels,
  text,
  draft,
  onDraftChange,
  limit = 2000,
  onSave,
  onCancel,
  ...rest
}: EditDialogProps) {
  return (
    <Dialog {...rest} title={labels.title} closeLabel={labels.close}>
      <EditForm
        labels={labels}
        text={text}
        draft={draft}
        onDraftChange={onDraftChange}
        limit={limit}
        onSave={onSave}
        onCancel={() => {
          onCancel?.()
          rest.onOpenChange(false)
        }}
      />
    </Dialog>
  )
}

type EditFormProps = Required<
  Pick<EditDialogProps, 'labels' | 'text' | 'draft' | 'onDraftChange' | 'limit' | 'onSave'>
> & { onCancel: () => void }

// Mounted with the dialog, so each opening starts from what is stored.
function EditForm({
  labels,
  text,
  draft: earlier = text,
  onDraftChange,
  limit,
  onSave,
  onCancel,
}: EditFormProps) {
  const [draft, setDraft] = useState(earlier)
  const field = useRef<HTMLTextAreaElement>(null)
  const used = countCodePoints(draft)
  const tooLong = used > limit
  const savable = Boolean(onSave) && draft !== text && draft.trim() !== '' && !tooLong

  // A browser begins before the first word.
  useLayoutEffect(() => {
    const end = field.current?.value.length ?? 0
    field.current?.setSelectionRange(end, end)
  }, [])

  function save(): void {
    if (savable) onSave?.(draft)
  }

  return (
    <>
      <TextArea
        ref={field}
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
      <div className={dialogStyles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button variant="primary" disabled={!savable} onClick={save}>
          {labels.save}
        </Button>
      </div>
    </>
  )
}
