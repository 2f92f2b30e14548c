import { Button } from '@coinquiry/ui/primitives/button'
import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { RadioCards } from '@coinquiry/ui/primitives/radio-cards'
import { TextField } from '@coinquiry/ui/primitives/text-field'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { noteTooLong, type Report, useReport } from '../../data/reporting.ts'
import { failureText } from '../../shell/errors/failure-text.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import styles from './report.module.css'

const REASONS = [
  { value: 'fraud', message: 'report.fraud' },
  { value: 'illegal', message: 'report.illegal' },
  { value: 'personal_data', message: 'report.personalData' },
  { value: 'hateful', message: 'report.hateful' },
  { value: 'other', message: 'report.other' },
] as const satisfies readonly { value: Report['reason']; message: string }[]

interface ReportDialogProps {
  shareToken: string
  onClose: () => void
}

/** Asks what is wrong with a shared topic, and tells the operator. */
export default function ReportDialog({ shareToken, onClose }: ReportDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const form = useId()
  const [reason, setReason] = useState<Report['reason']>()
  const [note, setNote] = useState('')
  const report = useReport(shareToken)
  const lengths = noteTooLong(note)

  function send(): void {
    if (!reason || lengths || report.isPending) return
    const sent = { reason, ...(note.trim() && { note: note.trim() }) }
    report.mutate(sent, {
      onSuccess() {
        onClose()
        showToast({ message: 'report.sent' }, 'success')
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: 'report.title' })}
      description={formatMessage({ id: 'report.text' })}
      closeLabel={formatMessage({ id: 'action.close' })}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage({ id: 'action.cancel' })}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={report.isPending}
            disabled={!reason || lengths !== null}
          >
            {formatMessage({ id: 'report.send' })}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <RadioCards
          label={formatMessage({ id: 'report.reason' })}
          cards={REASONS.map(({ value, message }) => ({
            value,
            title: formatMessage({ id: message }),
          }))}
          value={reason ?? ''}
          onValueChange={(value) => setReason(REASONS.find((one) => one.value === value)?.value)}
        />
        <TextField
          label={formatMessage({ id: 'report.note' })}
          value={note}
          autoComplete="off"
          enterKeyHint="send"
          error={noteError()}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Dialog>
  )

  function noteError(): string | undefined {
    if (lengths) return formatMessage({ id: 'report.tooLong' }, lengths)
    return report.error ? failureText(intl, report.error) : undefined
  }
}
