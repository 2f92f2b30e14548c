import { expect, test } from 'vitest'
import { createBudgetWarning, type EndedRequest } from './requests.ts'

test('a budget that is used up is warned of once a day', () => {
  const lines: string[] = []
  let day = '2026-03-01'
  const warn = createBudgetWarning(() => day)
  const end = (errorKey: EndedRequest['errorKey']) =>
    warn({ errorKey, request: { log: { warn: (line: string) => lines.push(line) } } } as never)
  for (const key of [null, 'error.topicLimit', 'error.serverTokenLimit'] as const) end(key)
  end('error.serverTokenLimit')
  expect(lines).toEqual(['The model is used up for today (MODEL_DAILY_TOKENS)'])
  end('error.tokenLimit')
  day = '2026-03-02'
  end('error.serverTokenLimit')
  expect(lines).toHaveLength(3)
})
