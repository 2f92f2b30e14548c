import { Analysis } from '@coinquiry/ui/blocks/analysis'
import { Markdown } from '@coinquiry/ui/markdown'
import { useState } from 'react'
import { isUnfinished } from '../../../data/ask/run.ts'
import type { TurnAnswer } from '../conversation/conversation.ts'
import { copyText } from '../turn/copy-text.ts'
import type { TurnLabels } from '../turn/use-turn-labels.ts'
import { useTyped } from '../typing/use-typed.ts'

interface AnswerAnalysisProps {
  labels: TurnLabels
  answer: TurnAnswer
}

/** Open while it is all there is to read; from then on as the person leaves it. */
export function AnswerAnalysis({ labels, answer }: AnswerAnalysisProps) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isRunning = isUnfinished(answer) && answer.text === ''
  const think = useTyped(answer.think, isRunning)
  if (think === '') return null
  return (
    <Analysis
      heading={isRunning ? labels.analysis.running : labels.analysis.ended}
      running={isRunning}
      open={chosen ?? answer.text === ''}
      onOpenChange={setChosen}
    >
      <Markdown labels={labels.markdown} onCopy={copyText} text={think} streaming={isRunning} />
    </Analysis>
  )
}
