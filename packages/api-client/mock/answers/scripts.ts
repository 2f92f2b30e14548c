import type { Schemas } from '../../src/contract/contract.ts'
import { answers } from '../texts/answers.ts'
import { drawnAnswer } from '../texts/drawn.ts'
import { sourcesIn } from '../texts/topics.ts'
import type { Script, ScriptQuestion, World } from '../world.ts'

type Step = Script['steps'][number]

const step = (after: number, event: Step['event']): Step => ({ after, event })

const messageStep = (after: number, content: string) => step(after, { event: 'message', content })

const RELEVANT = step(50, { event: 'relevant', relevant: true })
/** The mock's answers are the handbook's. */
const CHECKED = step(0, {
  event: 'figures',
  figures: [],
  check: { basis: 'handbook', checked: 0, found: 0, unfound: [] },
})
const COMPLETE = step(50, { event: 'generateEnd' })

/** How long after its last part an analysis ends, in ms. */
const endsAfter = 50

/** The analysis, which is left out where it is not asked for. */
function thinking({ deepthink }: ScriptQuestion, after: number, parts: readonly string[]): Step[] {
  if (!deepthink) return []
  const steps = parts.map((content) => step(after, { event: 'think', content }))
  const think_ms = after * (parts.length - 1) + endsAfter
  return [...steps, step(endsAfter, { event: 'thinkEnd', think_ms })]
}

/** An answer of about five seconds with all that an answer can have. */
export function usualScript(asked: ScriptQuestion): Script {
  const { progress, analysis, text, followups } = answers[asked.language]
  const drawn = drawnAnswer(asked.question, asked.language)
  return {
    steps: [
      step(300, { event: 'progress', step: progress }),
      step(600, { event: 'sources', items: sourcesIn(asked.language) }),
      ...thinking(asked, 400, analysis),
      RELEVANT,
      ...(drawn?.text ?? text).map((part) => messageStep(300, part)),
      drawn ? step(0, { event: 'figures', ...drawn.figures }) : CHECKED,
      step(0, { event: 'followups', items: [...followups] }),
      COMPLETE,
    ],
    end: 'done',
  }
}

export function quickScript(asked: ScriptQuestion): Script {
  return {
    steps: [
      ...thinking(asked, 20, ['The question is about staking. ']),
      messageStep(20, 'Staking locks coins 质押 '),
      messageStep(20, 'to secure a **chain** [link](https://example.org).'),
      COMPLETE,
    ],
    end: 'done',
  }
}

/** The question is taken for off topic, and its answer is not counted. */
export function offTopicScript({ language }: ScriptQuestion): Script {
  return {
    steps: [
      step(20, { event: 'relevant', relevant: false, refunded: true }),
      messageStep(20, answers[language].offTopic),
      COMPLETE,
    ],
    end: 'done',
  }
}

/** What somebody in trouble has to do now comes first, and at once. */
export function urgentScript({ language }: ScriptQuestion): Script {
  const { urgent, text } = answers[language]
  return {
    steps: [
      step(20, { event: 'relevant', relevant: true, urgent: true }),
      messageStep(0, urgent),
      ...text.map((part) => messageStep(100, part)),
      COMPLETE,
    ],
    end: 'done',
  }
}

/** Two minutes of text. */
export function slowScript(asked: ScriptQuestion): Script {
  const parts = Array.from({ length: 2000 }, (_, number) => messageStep(60, `word ${number} `))
  return {
    steps: [...thinking(asked, 20, ['This takes long. ']), ...parts, COMPLETE],
    end: 'done',
  }
}

/** Breaks off after its first words. */
export const failingScript =
  (end: Schemas['AskErrorKey']) =>
  (asked: ScriptQuestion): Script => {
    const { analysis, text } = answers[asked.language]
    const begun = text.slice(0, 2).map((part) => messageStep(200, part))
    return { steps: [...thinking(asked, 200, analysis), RELEVANT, ...begun], end }
  }

/** Questions that are answered in a way of their own, whatever the world. */
export const questions = {
  quick: '什么是质押？ What is staking?',
  slow: 'Tell me everything about bitcoin, slowly',
  offTopic: 'What shall I cook tonight?',
  sum: 'Calculate my yield and the average price of my purchases',
  drawn: 'Show me an address and a ranking',
  urgent: 'My wallet was drained, what now?',
  failing: {
    'error.modelFailed': 'A question that breaks the model',
    'error.modelBusy': 'A question for a busy model',
    'error.modelTimeout': 'A question on which the model falls silent',
  },
} as const

const scripts = new Map<string, (asked: ScriptQuestion) => Script>([
  [questions.quick, quickScript],
  [questions.slow, slowScript],
  [questions.offTopic, offTopicScript],
  [questions.sum, usualScript],
  [questions.drawn, usualScript],
  [questions.urgent, urgentScript],
  [questions.failing['error.modelFailed'], failingScript('error.modelFailed')],
  [questions.failing['error.modelBusy'], failingScript('error.modelBusy')],
  [questions.failing['error.modelTimeout'], failingScript('error.modelTimeout')],
])

export const scriptFor = (world: World, asked: ScriptQuestion): Script =>
  (scripts.get(asked.question) ?? world.script)(asked)
