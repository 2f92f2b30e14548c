import { Button } from '@coinquiry/ui/primitives/button'
import { editPlace, useDraft } from '../../../shell/drafts.ts'

interface KeptEditProps {
  questionId: string
  label: string
  onEdit: () => void
}

/** Leads back to a new text of a question that was not sent yet, where there is one. */
export function KeptEdit({ questionId, label, onEdit }: KeptEditProps) {
  const [draft] = useDraft(editPlace(questionId))
  return (
    draft !== '' && (
      <Button variant="ghost" size="small" onClick={onEdit}>
        {label}
      </Button>
    )
  )
}
