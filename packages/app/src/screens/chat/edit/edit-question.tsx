import { EditDialog } from '@coinquiry/ui/blocks/edit-dialog'
import { useIntl } from 'react-intl'
import { QUESTION_MAX } from '../../../data/ask/use-ask.ts'

interface EditQuestionProps {
  text: string
  onClose: () => void
  /** Missing while nothing can be asked. */
  onSave: ((text: string) => void) | undefined
}

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function EditQuestion({ text, onClose, onSave }: EditQuestionProps) {
  const { formatMessage } = useIntl()
  return (
    <EditDialog
      open
      onOpenChange={onClose}
      labels={{
        title: formatMessage({ id: 'chat.editTitle' }),
        field: formatMessage({ id: 'composer.label' }),
        close: formatMessage({ id: 'action.close' }),
        cancel: formatMessage({ id: 'action.cancel' }),
        save: formatMessage({ id: 'action.save' }),
        tooLong: (count, max) => formatMessage({ id: 'composer.tooLong' }, { count, max }),
      }}
      text={text}
      limit={QUESTION_MAX}
      onSave={onSave}
    />
  )
}
