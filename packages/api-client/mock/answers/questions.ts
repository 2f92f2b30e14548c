import type { Asked, Script, World } from '../world.ts'
import { failingScript, quickScript, slowScript } from './scripts.ts'

/** Questions that are answered in a way of their own, whatever the world. */
export const questions = {
  quick: '什么是质押？ What is staking?',
  slow: 'Tell me everything about bitcoin, slowly',
  failing: {
    'error.modelFailed': 'A question that breaks the model',
    'error.modelBusy': 'A question for a busy model',
    'error.modelTimeout': 'A question on which the model falls silent',
  },
} as const

const scripts = new Map<string, (asked: Asked) => Script>([
  [questions.quick, quickScript],
  [questions.slow, slowScript],
  [questions.failing['error.modelFailed'], failingScript('error.modelFailed')],
  [questions.failing['error.modelBusy'], failingScript('error.modelBusy')],
  [questions.failing['error.modelTimeout'], failingScript('error.modelTimeout')],
])

export const scriptFor = (world: World, asked: Asked): Script =>
  (scripts.get(asked.question) ?? world.script)(asked)
