import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { emptyAnswer, finish, type GrowingAnswer, grow } from './growing-answer.ts'
import type { Block, FootnoteNames } from './render-blocks.tsx'

/** A block that stays open for long is read again and again; reading may take a quarter of the time. */
const restPerWork = 3

/**
 * The blocks of `text`; while streaming they follow it once per frame, giving way to input, and
 * show open marks closed.
 */
export function useGrowingAnswer(
  text: string,
  streaming: boolean,
  names: FootnoteNames,
): readonly Block[] {
  const [shown, setShown] = useState(emptyAnswer)
  const newest = useRef<GrowingAnswer>(emptyAnswer)
  const rested = useRef(0)

  useEffect(() => {
    if (!streaming) return
    let frame = requestAnimationFrame(function follow(now) {
      if (now < rested.current) {
        frame = requestAnimationFrame(follow)
        return
      }
      const begin = performance.now()
      const answer = grow(newest.current, text, names)
      const end = performance.now()
      rested.current = end + (end - begin) * restPerWork
      newest.current = answer
      startTransition(() => setShown(answer))
    })
    return () => cancelAnimationFrame(frame)
  }, [text, streaming, names])

  const following = streaming && shown !== emptyAnswer && text.startsWith(shown.text)
  const rest = following ? shown.text : text
  return useMemo(
    () => (streaming ? grow(shown, rest, names) : finish(shown, rest, names)).blocks,
    [streaming, shown, rest, names],
  )
}
