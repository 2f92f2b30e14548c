import { createIntl, type IntlShape } from 'react-intl'
import { expect, test } from 'vitest'
import en from '../../messages/en/chat.json' with { type: 'json' }
import zh from '../../messages/zh/chat.json' with { type: 'json' }
import { analysisName } from './use-turn-labels.ts'

const intls = [
  createIntl({ locale: 'en', messages: en as IntlShape['messages'] }),
  createIntl({ locale: 'zh', messages: zh as IntlShape['messages'] }),
]

test.each([
  [null, 'Analysis', '分析过程'],
  [0, 'Thought briefly', '思考了片刻'],
  [1, 'Thought briefly', '思考了片刻'],
  [999, 'Thought briefly', '思考了片刻'],
  [1000, 'Thought for 1 s', '思考了 1 秒'],
  [12_400, 'Thought for 12 s', '思考了 12 秒'],
  [59_999, 'Thought for 59 s', '思考了 59 秒'],
  [60_000, 'Thought for 1 min 0 s', '思考了 1 分 0 秒'],
  [125_000, 'Thought for 2 min 5 s', '思考了 2 分 5 秒'],
])('an analysis of %s ms is called “%s” and “%s”', (ms, ...called) => {
  expect(intls.map((intl) => analysisName(intl.formatMessage, ms))).toEqual(called)
})
