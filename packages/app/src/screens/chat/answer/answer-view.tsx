import { Answer } from '@coinquiry/ui/blocks/answer'
import { ProgressSteps } from '@coinquiry/ui/blocks/progress-steps'
import { SourceList } from '@coinquiry/ui/blocks/source-list'
import { Markdown } from '@coinquiry/ui/markdown'
import { type ReactNode, useMemo } from 'react'
import { isUnfinished } from '../../../data/ask/run.ts'
import type { TurnAnswer } from '../conversation/conversation.ts'
import type { ShowSources } from '../sources/use-sources.ts'
import { copyText } from '../turn/copy-text.ts'
import type { TurnLabels } from '../turn/use-turn-labels.ts'
import { useTyped } from '../typing/use-typed.ts'
import { AnswerAnalysis } from './answer-analysis.tsx'
import { useAnswerProgress } from './use-answer-progress.ts'
import { useSpokenText } from './use-spoken-text.ts'

interface AnswerViewProps {
  labels: TurnLabels
  answer: TurnAnswer
  actions: ReactNode
  onRetry?: (() => void) | undefined
  onSources: ShowSources
}

/** An answer in all its states, as it is written and read. */
export function AnswerView({ labels, answer, actions, onRetry, onSources }: AnswerViewProps) {
  const isRunning = isUnfinished(answer)
  const text = useTyped(answer.text, isRunning)
  const progress = useAnswerProgress(answer, labels.steps)
  const { sources } = answer
  const cite = useMemo(() => (number: number) => onSources(sources, number), [onSources, sources])

  return (
    <Answer
      labels={labels.answer}
      state={answer.status}
      analysis={<AnswerAnalysis labels={labels} answer={answer} />}
      progress={progress && <ProgressSteps label={labels.progress} {...progress} />}
      sources={
        !isRunning && (
          <SourceList
            heading={labels.sources}
            sources={sources.map(({ index, title, url }) => ({ id: index, title, url }))}
            openLabel={labels.openSources}
            onOpen={() => onSources(sources)}
          />
        )
      }
      actions={actions}
      onRetry={onRetry}
      spokenText={useSpokenText(answer, labels.answer)}
    >
      {text !== '' && (
        <Markdown
          labels={labels.markdown}
          onCopy={copyText}
          text={text}
          streaming={isRunning}
          sources={sources}
          onCite={cite}
        />
      )}
    </Answer>
  )
}
