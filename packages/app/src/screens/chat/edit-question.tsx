import { EditDialog } from '@coinquiry/ui/blocks/edit-dialog'
import { useIntl } from 'react-intl'
import { QUESTION_MAX } from '../../data/ask/use-ask.ts'
import { editPlace, useDraft } from '../../shell/drafts.ts'

interface EditQuestionProps {
  question: { id: string; text: string }
  onClose: () => void
  /** Missing while nothing can be asked. */
  onSave: ((text: string) => void) | undefined
}

/** What is written stays when the dialog goes, but for its Cancel. */
export default function EditQuestion({ question, onClose, onSave }: EditQuestionProps) {
  const { formatMessage } = useIntl()
  const { id, text } = question
  const [draft, setDraft] = useDraft(editPlace(id))
  return (
    <EditDialog
      open
      onOpenChange={onClose}
      labels={{
        title: formatMessage({ id: 'chat.editTitle' }),
        note: formatMessage({ id: 'chat.editNote' }),
        field: formatMessage({ id: 'composer.label' }),
        close: formatMessage({ id: 'action.close' }),
        cancel: formatMessage({ id: 'action.cancel' }),
        save: formatMessage({ id: 'action.save' }),
        tooLong: (count, max) => formatMessage({ id: 'composer.tooLong' }, { count, max }),
      }}
      text={text}
      draft={draft || undefined}
      onDraftChange={(next) => setDraft(next === text ? '' : next)}
      limit={QUESTION_MAX}
      onSave={onSave}
      onCancel={() => setDraft('')}
    />
  )
}
