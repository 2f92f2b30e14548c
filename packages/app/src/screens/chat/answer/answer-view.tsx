import { Answer } from '@coinquiry/ui/blocks/answer'
import { ProgressSteps } from '@coinquiry/ui/blocks/progress-steps'
import { SourceList } from '@coinquiry/ui/blocks/source-list'
import { Markdown } from '@coinquiry/ui/markdown'
import { useMemo } from 'react'
import type { TurnAnswer } from '../conversation/turn.ts'
import type { TurnActions } from '../turn/turn-actions.ts'
import type { TurnLabels } from '../turn/use-turn-labels.ts'
import { useTyped } from '../typing/use-typed.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerAnalysis } from './answer-analysis.tsx'
import { useAnswerProgress } from './use-answer-progress.ts'
import { useSpokenText } from './use-spoken-text.ts'

interface AnswerViewProps {
  labels: TurnLabels
  answer: TurnAnswer
  actions: TurnActions
}

export function AnswerView({ labels, answer, actions }: AnswerViewProps) {
  const isRunning = answer.status === 'running'
  const text = useTyped(answer.text, isRunning)
  const progress = useAnswerProgress(answer, labels.steps)
  const { id, sources } = answer
  const { onRefresh, onSources } = actions
  const refresh = onRefresh && id !== null ? () => onRefresh(id) : undefined
  const cite = useMemo(() => (number: number) => onSources(sources, number), [onSources, sources])

  return (
    <Answer
      labels={labels.answer}
      state={stateOf(answer, progress !== null)}
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
      actions={
        <AnswerActions labels={labels} answer={answer} actions={actions} onRefresh={refresh} />
      }
      onRetry={refresh}
      spokenText={useSpokenText(answer, labels.answer)}
    >
      {text !== '' && (
        <Markdown
          labels={labels.markdown}
          text={text}
          streaming={isRunning}
          sources={sources}
          onCite={cite}
        />
      )}
    </Answer>
  )
}

function stateOf({ status, live, text, think }: TurnAnswer, hasProgress: boolean) {
  if (status !== 'running') return status
  if (!live || live.isReconnecting) return 'reconnecting'
  if (text !== '') return 'streaming'
  return think !== '' || hasProgress ? 'thinking' : 'waiting'
}
