import type { Run } from './blocks.ts'

/** A text is rather cut after one of these, unless that is further back. */
const lookBack = 200
const goodEnd = /[\s。！？；，、][^\s。！？；，、]*$/

/** Runs in parts of at most so many characters each; one part where that is enough. */
export function cutRuns(runs: readonly Run[], longest: number): Run[][] {
  const parts: Run[][] = []
  let part: Run[] = []
  let room = longest
  for (const run of runs) {
    let rest = run.text
    while (rest.length > room) {
      const end = endOf(rest, room)
      parts.push([...part, { ...run, text: rest.slice(0, end) }])
      rest = rest.slice(end)
      part = []
      room = longest
    }
    part.push({ ...run, text: rest })
    room -= rest.length
  }
  return [...parts, part]
}

function endOf(text: string, room: number): number {
  const from = Math.max(0, room - lookBack)
  const good = goodEnd.exec(text.slice(from, room))
  const end = good ? from + good.index + 1 : room
  const isHalf = /[\ud800-\udbff]$/.test(text.slice(0, end))
  return isHalf && end > 1 ? end - 1 : end
}
