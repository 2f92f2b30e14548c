import { NumberCheck } from '@coinquiry/ui/blocks/number-check'
import { useIntl } from 'react-intl'
import type { AnswerFigures } from '../../../data/topics.ts'

/** Says below an answer how many of its numbers were checked and found. */
export function CheckLine({ check }: Pick<AnswerFigures, 'check'>) {
  const { formatMessage } = useIntl()
  const { basis, checked, found } = check
  if (basis === 'memory')
    return <NumberCheck outcome="unchecked">{formatMessage({ id: 'figures.memory' })}</NumberCheck>
  const missing = checked - found
  return missing === 0 ? (
    <NumberCheck outcome="found">
      {formatMessage({ id: 'figures.allFound' }, { checked })}
    </NumberCheck>
  ) : (
    <NumberCheck outcome="unfound">
      {formatMessage({ id: 'figures.someFound' }, { checked, found, missing })}
    </NumberCheck>
  )
}
