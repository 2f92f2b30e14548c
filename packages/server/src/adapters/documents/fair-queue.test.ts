import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Each word is one that is added, by its client's letter; a dot takes the next. */
function takenFrom(script: string): string {
  const queue = new FairQueue<string>()
  const taken: (string | undefined)[] = []
  for (const word of script.split(' ')) {
    if (word === '.') taken.push(queue.next())
    else if (word.startsWith('-')) queue.remove(word.charAt(1), word.slice(1))
    else queue.add(word.charAt(0), word)
  }
  return taken.map((one) => one ?? 'nothing').join(' ')
}

test.each([
  ['nothing of nothing', '.', 'nothing'],
  ['one', 'a1 . .', 'a1 nothing'],
  ['one client in its own order', 'a1 a2 a3 . . .', 'a1 a2 a3'],
  ['a newcomer before the second of the first', 'a1 a2 b1 . . .', 'a1 b1 a2'],
  ['three clients in turn', 'a1 a2 a3 b1 b2 c1 . . . . . .', 'a1 b1 c1 a2 b2 a3'],
  ['who came during a turn before the next one of that client', 'a1 a2 . b1 . .', 'a1 b1 a2'],
  ['also where that client adds first', 'a1 . a2 b1 . .', 'a1 b1 a2'],
  ['again and again', 'a1 a2 . b1 a3 . c1 b2 . . . .', 'a1 b1 a2 c1 b2 a3'],
  ['nobody whose only one was removed', 'a1 b1 -a1 . .', 'b1 nothing'],
  ['the others of whom one was removed', 'a1 a2 b1 -a1 . .', 'a2 b1'],
  ['nothing else for what is not there', 'a1 -b1 .', 'a1'],
])('takes %s', (_, script, order) => {
  expect(takenFrom(script)).toBe(order)
})
