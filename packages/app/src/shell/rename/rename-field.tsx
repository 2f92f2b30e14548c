import { TitleField } from '@coinquiry/ui/blocks/title-field'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { titleProblem } from '../../data/renaming.ts'
import { failureText } from '../errors/failure-text.ts'

interface RenameFieldProps {
  title: string
  /** Why the title could not be stored; null when that was not tried. */
  failure: unknown
  floating?: boolean
  onSave: (title: string) => void
  onCancel: () => void
}

/** The field for a topic's title. */
export function RenameField({
  title,
  failure,
  floating = false,
  onSave,
  onCancel,
}: RenameFieldProps) {
  const intl = useIntl()
  const [problem, setProblem] = useState<ReturnType<typeof titleProblem>>(null)
  const failed = failure === null ? undefined : failureText(intl, failure)
  // Taking the focused field away makes it lose the focus, which would save again.
  const isDone = useRef(false)

  function save(text: string): void {
    if (isDone.current) return
    const isUnchanged = failure === null && text.trim() === title
    // A question in place of a title may be longer than one that is given.
    const found = isUnchanged ? null : titleProblem(text)
    setProblem(found)
    if (found) return
    isDone.current = true
    if (isUnchanged) onCancel()
    else onSave(text.trim())
  }

  return (
    <TitleField
      label={intl.formatMessage({ id: 'history.titleLabel' })}
      value={title}
      error={problem ? intl.formatMessage({ id: `history.${problem}Title` }) : failed}
      floating={floating}
      onSave={save}
      onCancel={onCancel}
    />
  )
}
