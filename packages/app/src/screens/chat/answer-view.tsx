import { Analysis } from '@coinquiry/ui/blocks/analysis'
import { Answer } from '@coinquiry/ui/blocks/answer'
import { ProgressSteps } from '@coinquiry/ui/blocks/progress-steps'
import { SourceList } from '@coinquiry/ui/blocks/source-list'
import { loadTextWithFormulas, Markdown, type TextWithFormulas } from '@coinquiry/ui/markdown'
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { isUnfinished, tryAgainNow } from '../../data/ask/follow-run.ts'
import { Boundary } from '../../shell/errors/boundary.tsx'
import { loadMessages } from '../../shell/language/language.ts'
import type { TurnAnswer } from './conversation.ts'
import { copyText } from './copy-text.ts'
import figureStyles from './figures/answer-figures.module.css'
import { hasFigures, hasMarks, useFigureParts } from './figures/load-figures.ts'
import { formulaMark, spokenSoFar } from './plain-text-answer.tsx'
import { sourceClass } from './source-texts.ts'
import type { ShowSources } from './sources.tsx'
import type { GiveUp } from './stalled-answer.tsx'
import { useAnswerProgress, useSilence, useTyped } from './use-arriving.ts'
import type { TurnLabels } from './use-turn-labels.ts'

interface AnswerViewProps {
  labels: TurnLabels
  answer: TurnAnswer
  actions: ReactNode
  /** What is drawn of its text, to be copied. */
  contentRef: RefObject<HTMLDivElement | null>
  onRegenerate?: (() => void) | undefined
  /** The ways out while it is being written. */
  giveUp?: GiveUp | undefined
  onSources: ShowSources
  /** Takes up a question that the answer offers. */
  onAsk?: ((question: string) => void) | undefined
  /** Asks what is offered below it; absent where that is not shown. */
  next?: { onAsk: ((question: string) => void) | undefined } | undefined
}

const SourceCard = lazy(() => import('./source-card.tsx'))

const AnswerSums = lazy(async () => {
  const [sums] = await Promise.all([import('./answer-sums.tsx'), loadMessages('figures')])
  return sums
})

const FollowUps = lazy(async () => ({
  default: (await import('./below-answer.tsx')).AnswerFollowUps,
}))

const StalledAnswer = lazy(async () => {
  const [stalled] = await Promise.all([import('./stalled-answer.tsx'), loadMessages('stalled')])
  return stalled
})

/** From which failed try on a person may have the next one at once. */
const impatientFrom = 3

/** An answer in all its states, as it is written and read. */
export function AnswerView({
  labels,
  answer,
  actions,
  contentRef,
  onRegenerate,
  giveUp,
  onSources,
  onAsk,
  next,
}: AnswerViewProps) {
  const isRunning = isUnfinished(answer)
  const text = useTyped(answer.text, isRunning, answer.status === 'done')
  const isTyping = isRunning || text !== answer.text
  const progress = useAnswerProgress(answer, labels)
  const silence = useSilence(answer)
  const { sources, figures } = answer
  const intl = useIntl()
  const known = text !== '' && hasFigures(figures) ? figures : null
  const checked = isTyping ? null : known
  const figureParts = useFigureParts(known)
  const { sums, citations: { quotes } = {} } = figures ?? {}
  // A prerendered page has the text alone.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const [isCitationNear, setCitationNear] = useState(false)
  const approach = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.matches('[data-citation]')) setCitationNear(true)
  }
  const cite = useMemo(
    () => (number: number) => onSources(sources, quotes, number),
    [onSources, sources, quotes],
  )

  return (
    <>
      <Answer
        labels={labels.answer}
        state={isTyping && !isRunning ? 'streaming' : answer.status}
        analysis={<AnswerAnalysis labels={labels} answer={answer} />}
        progress={progress && <ProgressSteps label={labels.progress} {...progress} />}
        stall={
          // Before the text the progress already says what is done.
          (silence === 'stalled' || (silence === 'quiet' && !progress)) && (
            <Boundary>
              <Suspense>
                <StalledAnswer answer={answer} silence={silence} giveUp={giveUp} />
              </Suspense>
            </Boundary>
          )
        }
        sources={
          !isTyping && (
            <SourceList
              heading={labels.sources}
              sources={sources.map((source) => ({
                id: source.index,
                title: source.title,
                url: source.url,
                label: sourceClass(intl, source, sources),
              }))}
              openLabel={labels.openSources}
              onOpen={() => onSources(sources, quotes)}
            />
          )
        }
        actions={actions}
        onRetry={onRegenerate}
        onReconnect={answer.failures >= impatientFrom ? tryAgainNow : undefined}
        spokenText={useSpokenText(answer, labels.answer)}
      >
        {text !== '' && (
          <Markdown
            ref={contentRef}
            data-text
            labels={labels.markdown}
            text={text}
            streaming={isTyping}
            cutOff={answer.status !== 'done'}
            sources={sources}
            figures={
              known && hasMarks(known) ? figureParts?.markedFigures?.(known, intl) : undefined
            }
            onCite={cite}
            onAsk={onAsk}
            onCopy={copyText}
            onPointerOver={approach}
            onFocus={approach}
          />
        )}
        {checked && (
          <div className={figureStyles.line}>
            {figureParts && <figureParts.CheckLine figures={checked} />}
          </div>
        )}
        {isCitationNear && (
          <Boundary>
            <Suspense>
              <SourceCard sources={sources} content={contentRef} />
            </Suspense>
          </Boundary>
        )}
      </Answer>
      {isMounted && !isTyping && sums && (
        <Boundary>
          <Suspense>
            <AnswerSums key={answer.answerMessageId} sums={sums} />
          </Suspense>
        </Boundary>
      )}
      {next && answer.status === 'done' && !isTyping && answer.followups.length > 0 && (
        <Boundary>
          <Suspense>
            <FollowUps questions={answer.followups} onAsk={next.onAsk} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}

interface AnswerAnalysisProps {
  labels: TurnLabels
  answer: TurnAnswer
}

/** Open while it is all there is to read; from then on as the person leaves it. */
function AnswerAnalysis({ labels, answer }: AnswerAnalysisProps) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isRunning = isUnfinished(answer) && answer.text === ''
  const think = useTyped(answer.think, isRunning)
  if (think === '') return null
  return (
    <Analysis
      heading={isRunning ? labels.analysis.running : labels.analysis.ended(answer.thinkMs)}
      running={isRunning}
      open={chosen ?? answer.text === ''}
      onOpenChange={setChosen}
    >
      <Markdown labels={labels.markdown} text={think} streaming={isRunning} onCopy={copyText} />
    </Analysis>
  )
}

/**
 * What is read out: that an answer begins, its text to the last word, and how it ended if not well.
 * Nothing of an answer that was there already.
 */
function useSpokenText(answer: TurnAnswer, labels: TurnLabels['answer']) {
  const { answerMessageId: id, isArriving, text } = answer
  const [heardId, setHeardId] = useState<string | null>(null)
  const nowHeard = isArriving || id === heardId ? id : null
  if (nowHeard !== heardId) setHeardId(nowHeard)
  const [textWithFormulas, setTextWithFormulas] = useState<TextWithFormulas | null>(null)
  const hasFormulas = nowHeard !== null && formulaMark.test(text)
  useEffect(() => {
    if (hasFormulas) loadTextWithFormulas().then((loaded) => setTextWithFormulas(() => loaded))
  }, [hasFormulas])
  // What was said stays as it was in another language: it is a part of what is counted.
  const beginning = useKept(nowHeard, labels.waiting)
  const isGrowing = isUnfinished(answer)
  const ending = useKept(
    `${id} ${answer.status}`,
    isGrowing || answer.status === 'done' ? '' : `\n${labels[answer.status]}\n`,
  )
  if (nowHeard === null) return undefined
  const isAwaited = isGrowing || (hasFormulas && !textWithFormulas)
  const spoken = spokenSoFar(text, isGrowing, textWithFormulas)
  return `${beginning}\n${spoken}${isAwaited ? '' : ending}`
}

/** The value as it was when its key became what it is. */
function useKept(key: string | null, value: string): string {
  const [kept, setKept] = useState({ key, value })
  if (kept.key === key) return kept.value
  setKept({ key, value })
  return value
}
