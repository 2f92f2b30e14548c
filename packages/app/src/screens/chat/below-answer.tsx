import { FollowUps } from '@coinquiry/ui/blocks/follow-ups'
import { NumberCheck } from '@coinquiry/ui/blocks/number-check'
import { useIntl } from 'react-intl'
import type { AnswerFigures } from '../../data/topics.ts'

interface CheckLineProps {
  figures: AnswerFigures
}

/** Says how many of an answer's numbers were checked and found, and which citations are in doubt. */
export function CheckLine({ figures: { check, citations } }: CheckLineProps) {
  const { formatMessage } = useIntl()
  const doubted = citations?.unsupported.length ?? 0
  return (
    <>
      {(check.basis === 'memory' || check.checked > 0) && <NumbersLine check={check} />}
      {citations && doubted > 0 && (
        <NumberCheck outcome="unfound">
          {formatMessage(
            { id: 'figures.unsupportedCount' },
            { checked: citations.checked, count: doubted },
          )}
        </NumberCheck>
      )}
    </>
  )
}

function NumbersLine({ check }: Pick<AnswerFigures, 'check'>) {
  const { formatMessage } = useIntl()
  const { basis, checked, found } = check
  if (basis === 'memory')
    return (
      <NumberCheck outcome="unchecked">{formatMessage({ id: 'chat.numbers.memory' })}</NumberCheck>
    )
  const missing = checked - found
  return missing === 0 ? (
    <NumberCheck outcome="found">
      {formatMessage({ id: 'chat.numbers.allFound' }, { checked })}
    </NumberCheck>
  ) : (
    <NumberCheck outcome="unfound">
      {formatMessage({ id: 'chat.numbers.someFound' }, { checked, found, missing })}
    </NumberCheck>
  )
}

interface AnswerFollowUpsProps {
  questions: readonly string[]
  onAsk: ((question: string) => void) | undefined
}

/** What may be asked next, below the last answer. */
export function AnswerFollowUps(props: AnswerFollowUpsProps) {
  const { formatMessage } = useIntl()
  return <FollowUps heading={formatMessage({ id: 'chat.followUps' })} {...props} />
}
