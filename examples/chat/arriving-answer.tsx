import { type AnswerState, isUnfinished } from '@coinquiry/api-client'
import { Analysis } from '@coinquiry/ui/blocks/analysis'
import { Answer } from '@coinquiry/ui/blocks/answer'
import { SourceList } from '@coinquiry/ui/blocks/source-list'
import { Markdown } from '@coinquiry/ui/markdown'
import { labels } from './labels.ts'

const markdown = { ...labels.markdown, chart: labels.chart }

/** An answer as it is written, and as it ends. */
export function ArrivingAnswer({ answer }: { answer: AnswerState }) {
  const { status, text, think, thinkEnded, sources } = answer
  const isRunning = isUnfinished(answer)
  const isThinking = isRunning && !thinkEnded
  return (
    <Answer
      labels={labels.answer}
      state={status === 'refused' ? 'failed' : status}
      spokenText={text}
      analysis={
        think !== '' && (
          <Analysis
            heading={isThinking ? labels.analysis.running : labels.analysis.done}
            running={isThinking}
          >
            {think}
          </Analysis>
        )
      }
      sources={
        !isRunning && (
          <SourceList
            heading={labels.sourceList.heading}
            sources={sources.map(({ index, title, url }) => ({ id: index, title, url }))}
          />
        )
      }
    >
      {text !== '' && (
        <Markdown
          labels={markdown}
          text={text}
          streaming={isRunning}
          cutOff={status !== 'done'}
          sources={sources}
        />
      )}
    </Answer>
  )
}
