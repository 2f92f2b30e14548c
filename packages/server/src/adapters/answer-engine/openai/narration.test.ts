import { describe, expect, it } from 'vitest'
import type { EngineEvent } from '../../../ports.ts'
import type { ChatDelta } from './chat-stream.ts'
import type { Heard } from './dialogue.ts'
import { narrate } from './narration.ts'
import { joined } from './testing/questions.ts'

async function* said(...heard: readonly Heard[]) {
  yield* heard
}
const content = (text: string): ChatDelta => ({ kind: 'content', text })
const reasoning = (text: string): ChatDelta => ({ kind: 'reasoning', text })
const narrated = async (
  heard: readonly Heard[],
  thinking = true,
  aside = 0,
  habits = { beginsThinking: false },
) =>
  joined(await Array.fromAsync(narrate(said(...heard), { habits, thinking, aside: () => aside })))

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
    ['unavailable', []],
    ['white space', [content(' \n')]],
    ['reasoning alone', [reasoning('hm')]],
    ['an analysis that never ends', [content('<think>hm, well')]],
    ['the mark alone', [content('[off-topic]')]],
  ])('fails on %s', async (_case, deltas) => {
    await expect(narrated(deltas)).rejects.toMatchObject({ key: 'error.modelFailed' })
  })

  describe('over several turns', () => {
    const turn = { kind: 'turn' } as const
    const step = { event: 'progress', step: 'Searching' } as const
    const searched: Heard = step

    it.each<[string, Heard[], unknown[]]>([
      [
        'takes an announcement for analysis',
        [content('Let me look.'), turn, searched, content('It is so. And so it is.')],
        [think('Let me look.'), step, thinkEnd, relevant, message('It is so. And so it is.')],
      ],
      [
        'sets what is thought in different turns apart',
        [reasoning('a'), turn, reasoning('b'), content('Yes')],
        [think('a'), think('\n\nb'), thinkEnd, relevant, message('Yes')],
      ],
      [
        'sets what is said in different turns apart',
        [content('This is long enough.'), turn, content('Yes')],
        [relevant, message('This is long enough.'), message('\n\nYes')],
      ],
      [
        'finds an inline analysis in each',
        [content('<think>a</think>'), turn, content('<think>b</think>Yes')],
        [think('a'), think('\n\nb'), thinkEnd, relevant, message('Yes')],
      ],
      [
        'finds the mark behind an announcement',
        [content('Hm.'), turn, content('[off-topic] Sorry')],
        [think('Hm.'), thinkEnd, irrelevant, message('Sorry')],
      ],
    ])('%s', async (_case, heard, events) => {
      expect(await narrated(heard, true, 20)).toEqual(joined(events as EngineEvent[]))
    })

    it('drops an announcement without DeepThink', async () => {
      const heard = [content('Let me look.'), turn, searched, content('Yes')]
      expect(await narrated(heard, false, 20)).toEqual([step, relevant, message('Yes')])
    })

    it('lets go of what can no longer be an announcement', async () => {
      const heard = narrate(said(content('x'.repeat(19)), content('y'), content('z')), {
        habits: { beginsThinking: false },
        thinking: true,
        aside: () => 20,
      })
      expect(await Array.fromAsync(heard)).toEqual([
        relevant,
        message(`${'x'.repeat(19)}y`),
        message('z'),
      ])
    })
  })
})

describe('a model whose prompt opens its analysis', () => {
  const text = 'They ask.\nSo I say yes.\n</think>\n\nYes, </think> it is.'

  it('shows it in its first answer, and never after', async () => {
    for (const pieces of cuts(text)) {
      const habits = { beginsThinking: false }
      const heard = pieces.filter(Boolean).map(content)
      expect(await narrated(heard, true, 0, habits)).toEqual([
        relevant,
        message('They ask.\nSo I say yes.\n\n---\n\nYes, </think> it is.'),
      ])
      const next = [think('They ask.\nSo I say yes.\n'), thinkEnd, relevant]
      expect(await narrated(heard, true, 0, habits)).toEqual([
        ...next,
        message('Yes, </think> it is.'),
      ])
      expect(await narrated(heard, false, 0, habits)).toEqual([
        relevant,
        message('Yes, </think> it is.'),
      ])
      expect(habits.beginsThinking).toBe(true)
    }
  })

  it('loses no answer once it has no analysis any more', async () => {
    const habits = { beginsThinking: true }
    const events = await narrated([content('Yes, '), content('it is.')], false, 0, habits)
    expect(events).toEqual([relevant, message('Yes, it is.')])
    expect(habits.beginsThinking).toBe(false)
  })

  it('has an analysis in each turn', async () => {
    const habits = { beginsThinking: true }
    const heard = [content('a'), { kind: 'turn' } as const, content('b</think>c')]
    const events = [think('a\n\nb'), thinkEnd, relevant, message('c')]
    expect(await narrated(heard, true, 0, habits)).toEqual(events)
  })
})
