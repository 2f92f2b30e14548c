import type { Schemas } from '../../src/contract/contract.ts'
import { answers } from '../words/answers.ts'
import { sourcesIn } from '../words/topics.ts'
import type { Asked, Script } from '../world.ts'

type Step = Script['steps'][number]

const step = (after: number, event: Step['event']): Step => ({ after, event })

const said = (after: number, content: string) => step(after, { event: 'message', content })

const RELEVANT = step(50, { event: 'relevant', relevant: true })
const COMPLETE = step(50, { event: 'generateEnd' })

/** The analysis, which is left out where it is not asked for. */
function thought({ deepthink }: Asked, after: number, parts: readonly string[]): Step[] {
  if (!deepthink) return []
  const thoughts = parts.map((content) => step(after, { event: 'think', content }))
  return [...thoughts, step(50, { event: 'thinkEnd' })]
}

/** An answer of about five seconds with all that an answer can have. */
export function usualScript(asked: Asked): Script {
  const { progress, analysis, text } = answers[asked.language]
  return {
    steps: [
      step(300, { event: 'progress', step: progress }),
      step(600, { event: 'sources', items: [...sourcesIn(asked.language)] }),
      ...thought(asked, 400, analysis),
      RELEVANT,
      ...text.map((part) => said(300, part)),
      COMPLETE,
    ],
    end: 'done',
  }
}

export function quickScript(asked: Asked): Script {
  return {
    steps: [
      ...thought(asked, 20, ['The question is about staking. ']),
      said(20, 'Staking locks coins 质押 '),
      said(20, 'to secure a **chain** [link](https://example.org).'),
      COMPLETE,
    ],
    end: 'done',
  }
}

/** Two minutes of words. */
export function slowScript(asked: Asked): Script {
  const words = Array.from({ length: 2000 }, (_, number) => said(60, `word ${number} `))
  return {
    steps: [...thought(asked, 20, ['This takes long. ']), ...words, COMPLETE],
    end: 'done',
  }
}

/** Breaks off after its first words. */
export const failingScript =
  (end: Schemas['AskErrorKey']) =>
  (asked: Asked): Script => {
    const { analysis, text } = answers[asked.language]
    const begun = text.slice(0, 2).map((part) => said(200, part))
    return { steps: [...thought(asked, 200, analysis), RELEVANT, ...begun], end }
  }
