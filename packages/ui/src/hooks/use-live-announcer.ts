import { useEffect, useState } from 'react'

/** What a polite live region should say while `text` grows, paced as `createAnnouncer` does. */
export function useLiveAnnouncer(text: string, done: boolean): string {
  const [spoken, setSpoken] = useState('')
  const [announcer] = useState(() => createAnnouncer(setSpoken))
  useEffect(() => announcer.dispose, [announcer])
  useEffect(() => announcer.update(text, done), [announcer, text, done])
  return spoken
}

const shortestRestMs = 1500
const longestRestMs = 15_000
const restGrowth = 1.35

/**
 * Says a growing text in whole sentences. At least 1.5 s lie between two announcements, and more the
 * longer an answer gets, so that listening to it leaves time to think. What remains when it is done
 * is said once; then nothing, so that a screen reader moving through the page doesn't read the last
 * sentence twice.
 */
export function createAnnouncer(say: (sentences: string) => void) {
  let whole = ''
  let isDone = false
  let spoken = ''
  let position = 0
  let count = 0
  let lastAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const rest = () =>
    isDone
      ? shortestRestMs
      : Math.min(shortestRestMs * restGrowth ** Math.max(0, count - 1), longestRestMs)

  /** The text so far; an empty one begins anew. `done`: nothing will follow. */
  function update(text: string, done: boolean): void {
    whole = text
    isDone = done
    if (text === '') {
      position = 0
      count = 0
    }
    clearTimeout(timer)
    const mustClear = done && spoken !== ''
    if (!nextAnnouncement(whole, position, done) && !mustClear) return
    timer = setTimeout(speak, Math.max(0, lastAt + rest() - performance.now()))
  }

  function speak(): void {
    const next = nextAnnouncement(whole, position, isDone)
    position = next?.end ?? position
    spoken = next?.sentences ?? ''
    count += 1
    lastAt = performance.now()
    say(spoken)
    update(whole, isDone)
  }

  return { update, dispose: () => clearTimeout(timer) }
}

/** A full stop after the number of a list's item ends nothing. */
const sentenceEnd = /[。！？；\n]|(?<!^\d{1,3})[.!?;](?=\s)/gm

/**
 * The whole sentences of `text` after `from`, and where they end in it; when `done`, everything
 * after `from`.
 */
export function nextAnnouncement(text: string, from: number, done: boolean) {
  const lastEnd = [...text.slice(from).matchAll(sentenceEnd)].at(-1)
  const end = done ? text.length : from + (lastEnd ? lastEnd.index + 1 : 0)
  const sentences = text.slice(from, end).trim()
  return sentences ? { sentences, end } : null
}
