import {
  type AnswerState,
  emptyAnswer,
  fetchHotTopics,
  followAnswer,
  isUnfinished,
  newId,
  reduceAnswer,
  stopAnswer,
} from '@coinquiry/api-client'
import { Composer } from '@coinquiry/ui/blocks/composer'
import { FollowUps } from '@coinquiry/ui/blocks/follow-ups'
import { PageFrame } from '@coinquiry/ui/blocks/page-frame'
import { Question } from '@coinquiry/ui/blocks/question'
import { useEffect, useState } from 'react'
import { ArrivingAnswer } from './arriving-answer.tsx'
import { heading, labels, language } from './labels.ts'

/** Nothing is edited here, so there is no such button. */
const questionLabels = { ...labels.question, edit: undefined }

interface Turn {
  readonly question: string
  readonly answer: AnswerState
}

/** One topic, from its first question on. */
export function Chat() {
  const [topic] = useState(newId)
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [question, setQuestion] = useState('')
  const [deepThink, setDeepThink] = useState(true)
  const [deepSearch, setDeepSearch] = useState(true)
  const [error, setError] = useState<string>()
  const [hotTopics, setHotTopics] = useState<readonly string[]>([])
  const [isSidebarOpen, setSidebarOpen] = useState(false)
  const last = turns.at(-1)?.answer
  const isGenerating = last !== undefined && isUnfinished(last)

  useEffect(() => {
    // Without them one can still ask.
    fetchHotTopics({ language }).then(
      (topics) => setHotTopics(topics.map(({ title }) => title)),
      () => undefined,
    )
  }, [])

  async function ask(asked: string) {
    setQuestion('')
    setError(undefined)
    const request = {
      question: asked,
      topics_id: topic,
      deepthink: deepThink,
      internet_search: deepSearch,
    }
    let answer: AnswerState = emptyAnswer
    const show = () => setTurns([...turns, { question: asked, answer }])
    show()
    try {
      for await (const step of followAnswer({ ask: request })) {
        answer = reduceAnswer(answer, step)
        show()
      }
    } catch (refusal) {
      // The server has stored nothing: the text goes back to where it can be sent again.
      setTurns(turns)
      setQuestion(asked)
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    }
  }

  return (
    <PageFrame
      labels={labels.pageFrame}
      title={turns[0]?.question ?? document.title}
      sidebar={
        <FollowUps
          heading={heading}
          questions={hotTopics}
          onAsk={
            isGenerating
              ? undefined
              : (asked) => {
                  setSidebarOpen(false)
                  void ask(asked)
                }
          }
        />
      }
      open={isSidebarOpen}
      onOpenChange={setSidebarOpen}
      footer={
        <Composer
          labels={labels.composer}
          size={turns.length === 0 ? 'large' : 'compact'}
          value={question}
          onValueChange={setQuestion}
          onSubmit={ask}
          generating={isGenerating}
          onStop={last?.requestId ? () => stopAnswer(last.requestId ?? '') : undefined}
          deepThink={deepThink}
          onDeepThinkChange={setDeepThink}
          deepSearch={deepSearch}
          onDeepSearchChange={setDeepSearch}
          error={error}
          autoFocus
        />
      }
    >
      {turns.map((turn, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added, at the end
        <section key={place} className="turn">
          <Question
            labels={questionLabels}
            text={turn.question}
            onCopy={() => navigator.clipboard.writeText(turn.question)}
          />
          <ArrivingAnswer answer={turn.answer} />
        </section>
      ))}
    </PageFrame>
  )
}
