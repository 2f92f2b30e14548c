import { ConfirmDialog } from '@coinquiry/ui/primitives/confirm-dialog'
import { useIntl } from 'react-intl'
import { useDeleteTopic } from '../../data/deletion.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'
import { showToast } from '../../shell/toasts/toasts.ts'

interface DeleteTopicProps {
  topic: { id: string; title: string }
  onDeleted: () => void
  onClose: () => void
}

/** Asks whether a topic shall be deleted, for that is final. */
export default function DeleteTopic({ topic, onDeleted, onClose }: DeleteTopicProps) {
  const { formatMessage } = useIntl()
  const { mutateAsync, isPending } = useDeleteTopic()

  async function remove(): Promise<void> {
    try {
      await mutateAsync(topic.id)
      onDeleted()
      showToast({ message: 'history.deleted' }, 'success')
    } catch (failure) {
      showFailure(failure)
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={() => isPending || onClose()}
      labels={{
        title: formatMessage({ id: 'history.deleteTitle' }),
        close: formatMessage({ id: 'action.close' }),
        cancel: formatMessage({ id: 'action.cancel' }),
        confirm: formatMessage({ id: 'history.deleteConfirm' }),
      }}
      description={formatMessage({ id: 'history.deleteText' }, { title: topic.title })}
      busy={isPending}
      onConfirm={remove}
    />
  )
}
