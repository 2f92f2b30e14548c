import { DislikeForm, type DislikeFormProps } from '@coinquiry/ui/blocks/dislike-form'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { tooLong } from '../../data/dislike-text.ts'
import { failureOf } from '../../data/failure.ts'
import type { DislikeReason } from '../../data/rating.ts'

interface DislikeReasonFormProps {
  /** What opened it, and has the focus again when it closes. */
  button: RefObject<HTMLButtonElement | null>
  onSend: (reason: DislikeReason) => Promise<unknown>
  onSkip: () => void
}

/** Why a reason was not sent. */
type Problem = { lengths: NonNullable<ReturnType<typeof tooLong>> } | { failed: unknown }

/** Asks why an answer is disliked; the rating itself is sent already. */
export default function DislikeReasonForm({ button, onSend, onSkip }: DislikeReasonFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<NonNullable<DislikeFormProps['state']>>('open')
  const [problem, setProblem] = useState<Problem | null>(null)

  const [giveFocusBack] = useState(() => () => {
    if (form.current?.contains(document.activeElement)) button.current?.focus()
  })
  useLayoutEffect(() => {
    if (form.current) bringIntoView(form.current)
    // Whatever closes it, while what has the focus is still there.
    return giveFocusBack
  }, [giveFocusBack])

  async function send(reason: DislikeReason): Promise<void> {
    const lengths = tooLong(reason.text)
    setProblem(lengths && { lengths })
    if (lengths) return
    setState('sending')
    try {
      await onSend(reason)
      giveFocusBack()
      setState('sent')
    } catch (failed) {
      setProblem({ failed })
      setState('open')
    }
  }

  return (
    <DislikeForm
      ref={form}
      labels={{
        announcement: formatMessage({ id: 'feedback.announcement' }),
        legend: formatMessage({ id: 'feedback.question' }),
        text: formatMessage({ id: 'feedback.text' }),
        send: formatMessage({ id: 'feedback.send' }),
        skip: formatMessage({ id: 'feedback.skip' }),
        thanks: formatMessage({ id: 'feedback.thanks' }),
      }}
      choices={[
        { value: 'wrong_figures', label: formatMessage({ id: 'feedback.wrongFigures' }) },
        { value: 'out_of_date', label: formatMessage({ id: 'feedback.outOfDate' }) },
        { value: 'not_answered', label: formatMessage({ id: 'feedback.notAnswered' }) },
        { value: 'bad_sources', label: formatMessage({ id: 'feedback.badSources' }) },
        { value: 'hard_to_read', label: formatMessage({ id: 'feedback.hardToRead' }) },
        { value: 'other', label: formatMessage({ id: 'feedback.other' }) },
      ]}
      state={state}
      error={problem ? problemText(intl, problem) : undefined}
      onSend={send}
      onSkip={onSkip}
    />
  )
}

function problemText({ formatMessage }: IntlShape, problem: Problem): string {
  if ('lengths' in problem) return formatMessage({ id: 'feedback.tooLong' }, problem.lengths)
  const failure = failureOf(problem.failed)
  return failure.kind === 'refused' ? failure.message : formatMessage({ id: 'feedback.failed' })
}

/** Below the last answer it may begin beyond the window, or behind the composer at its end. */
function bringIntoView(form: HTMLElement): void {
  const { left, bottom } = form.getBoundingClientRect()
  const shown = document.elementFromPoint(left + 1, bottom - 1)
  if (!form.contains(shown)) form.scrollIntoView({ block: 'center' })
}
