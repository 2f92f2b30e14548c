import { expect, test } from 'vitest'
import { matchingActions } from './palette-actions.ts'

const action = (id: string, label: string) => ({ id, label, onSelect: () => {} })
const actions = [
  action('theme dark', '切换到深色主题'),
  action('new topic', '新话题'),
  action('share', 'Share this topic'),
  action('history', 'History'),
]
const found = (query: string) => matchingActions(actions, query).map(({ label }) => label)

test.each([
  ['', actions.map(({ label }) => label)],
  ['  ', actions.map(({ label }) => label)],
  ['主题', ['切换到深色主题']],
  ['话题', ['新话题']],
  ['THEME', ['切换到深色主题']],
  ['dark th', ['切换到深色主题']],
  ['dark topic', []],
  ['his', ['History']],
  ['top', ['新话题', 'Share this topic']],
  ['new-topic', ['新话题']],
])('%j', (query, labels) => {
  expect(found(query)).toEqual(labels)
})
