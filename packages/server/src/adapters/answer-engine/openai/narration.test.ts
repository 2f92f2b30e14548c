import { describe, expect, it } from 'vitest'
import { collect } from '../../../testing/collect.ts'
import type { ChatDelta } from './chat-stream.ts'
import { narrate } from './narration.ts'
import { joined } from './testing/questions.ts'

async function* said(...deltas: readonly ChatDelta[]) {
  yield* deltas
}
const content = (text: string): ChatDelta => ({ kind: 'content', text })
const reasoning = (text: string): ChatDelta => ({ kind: 'reasoning', text })
const narrated = async (deltas: readonly ChatDelta[], thinking = true) =>
  joined(await collect(narrate(said(...deltas), { thinking })))

const think = (content: string) => ({ event: 'think', content })
const message = (content: string) => ({ event: 'message', content })
const thinkEnd = { event: 'thinkEnd' }
const relevant = { event: 'relevant', relevant: true }
const irrelevant = { event: 'relevant', relevant: false }

/** The text in two pieces, cut at every place, and in single characters. */
function cuts(text: string): string[][] {
  const halves = Array.from(text, (_, at) => [text.slice(0, at), text.slice(at)])
  return [[text], ...halves, [...text]]
}

describe('narrate', () => {
  it.each([
    ['text alone', [content('Hello '), content('you')], [relevant, message('Hello you')]],
    [
      'reasoning on a channel of its own',
      [reasoning('hm'), reasoning(' so'), content('Yes')],
      [think('hm so'), thinkEnd, relevant, message('Yes')],
    ],
    [
      'reasoning that goes on after the answer began',
      [reasoning('a'), content('Yes'), reasoning('b'), content('!')],
      [think('a'), thinkEnd, relevant, message('Yes!')],
    ],
    ['reasoning of white space', [reasoning('\n '), content('Yes')], [relevant, message('Yes')]],
    ['an empty analysis', [content('<think>\n</think>\nYes')], [relevant, message('Yes')]],
    [
      'both channels at once',
      [reasoning('a'), content('<think>b</think>Yes')],
      [think('ab'), thinkEnd, relevant, message('Yes')],
    ],
    [
      'a tag in the midst of the text',
      [content('Use <think> tags</think>')],
      [relevant, message('Use <think> tags</think>')],
    ],
    ['what only begins like a tag', [content('<thin')], [relevant, message('<thin')]],
    ['what only begins like the mark', [content('[off')], [relevant, message('[off')]],
    [
      'the mark in the midst',
      [content('No [off-topic] here')],
      [relevant, message('No [off-topic] here')],
    ],
  ])('orders %s', async (_case, deltas, events) => {
    expect(await narrated(deltas)).toEqual(events)
  })

  it('finds the analysis and the mark however they are cut', async () => {
    for (const pieces of cuts(
      ' <think>Is it < or >? </th</think>\n\n[off-topic] Sorry, <b>no</b>.',
    )) {
      expect(await narrated(pieces.map(content)), JSON.stringify(pieces)).toEqual([
        think('Is it < or >? </th'),
        thinkEnd,
        irrelevant,
        message('Sorry, <b>no</b>.'),
      ])
    }
  })

  it('drops every analysis without DeepThink, however it is cut', async () => {
    for (const pieces of cuts('<think>secret</think>Yes')) {
      const deltas = [reasoning('quiet'), ...pieces.map(content)]
      expect(await narrated(deltas, false)).toEqual([relevant, message('Yes')])
    }
  })

  it.each([
    ['nothing', []],
    ['white space', [content(' \n')]],
    ['reasoning alone', [reasoning('hm')]],
    ['an analysis that never ends', [content('<think>hm, well')]],
    ['the mark alone', [content('[off-topic]')]],
  ])('fails on %s', async (_case, deltas) => {
    await expect(narrated(deltas)).rejects.toMatchObject({ key: 'error.modelFailed' })
  })
})
