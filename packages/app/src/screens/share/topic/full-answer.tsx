import { memo, Suspense, useCallback, useRef, useState } from 'react'
import { early, endEarlyClicks } from '../../../shell/first-paint/early-clicks.ts'
import { isStanding } from '../../../shell/first-paint/standing.ts'
import { PlainTextAnswer } from '../../chat/answer/plain-text-answer.tsx'
import { answerNow } from './answer-part.ts'
import type { SharedAnswerProps } from './shared-answer.tsx'

/**
 * An answer with all there is to it. One that the server has painted stands as it is until its code
 * is there; a button that was pressed in it before is pressed then.
 */
export const FullAnswer = memo(function FullAnswer(props: Omit<SharedAnswerProps, 'onShown'>) {
  const [Answer] = useState(answerNow)
  const [isPainted] = useState(isStanding)
  const place = useRef<HTMLDivElement>(null)
  const onShown = useCallback(() => {
    if (isPainted && place.current) endEarlyClicks(place.current)
  }, [isPainted])
  return (
    <div ref={place} {...(isPainted && early)}>
      <Suspense fallback={<PlainTextAnswer labels={props.labels} answer={props.answer} />}>
        <Answer {...props} onShown={onShown} />
      </Suspense>
    </div>
  )
})
