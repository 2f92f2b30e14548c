import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { emptyAnswer, finish, type GrowingAnswer, grow } from './growing-answer.ts'
import type { Block, FootnoteNames } from './render-blocks.tsx'

/** The blocks of `text`; while streaming they follow it once per frame, giving way to input. */
export function useGrowingAnswer(
  text: string,
  streaming: boolean,
  names: FootnoteNames,
): readonly Block[] {
  const [shown, setShown] = useState(emptyAnswer)
  const newest = useRef<GrowingAnswer>(emptyAnswer)

  useEffect(() => {
    if (!streaming) return
    const frame = requestAnimationFrame(() => {
      const answer = grow(newest.current, text, names)
      newest.current = answer
      startTransition(() => setShown(answer))
    })
    return () => cancelAnimationFrame(frame)
  }, [text, streaming, names])

  const following = streaming && shown !== emptyAnswer && text.startsWith(shown.text)
  const rest = following ? shown.text : text
  return useMemo(
    () => (following ? shown : finish(shown, rest, names)).blocks,
    [following, shown, rest, names],
  )
}
