import { expect, test } from 'vitest'
import type { TopicListItem } from '../data/topic-list.ts'
import { foundMessage, listedTopicText } from './listed-topic.ts'

const item = (more: Partial<TopicListItem>): TopicListItem => ({
  topics_id: 'topic',
  title: 'Gas fees',
  topics_title: 'Gas fees',
  first_message: 'What is gas?',
  updated_at: 0,
  is_collected: 0,
  is_collect: 0,
  ...more,
})
const found = (message_id: string | null, excerpt: string) => ({
  message_id,
  version_number: message_id === null ? null : 1,
  excerpt,
  ranges: [[0, 3]] satisfies [number, number][],
})

test.each<[string, Partial<TopicListItem>, ReturnType<typeof listedTopicText>]>([
  ['title and first message', {}, { title: 'Gas fees', excerpt: 'What is gas?' }],
  ['no title', { title: '' }, { title: 'What is gas?', excerpt: undefined }],
  ['the same twice', { title: 'What is gas?' }, { title: 'What is gas?', excerpt: undefined }],
  ['a beginning of it', { title: 'Gas fees', first_message: 'Gas…' }, { title: 'Gas fees' }],
  [
    'a title cut off',
    { title: 'What is…', first_message: 'What is gas?' },
    { title: 'What is gas?', excerpt: undefined },
  ],
  [
    'another title cut off',
    { title: 'How is…', first_message: 'What is gas?' },
    { title: 'How is…', excerpt: 'What is gas?' },
  ],
  ['nothing at all', { title: '', first_message: '' }, { title: 'Untitled', excerpt: undefined }],
  [
    'a hit in a message',
    { match: found('m', 'Gas is a fee.') },
    { title: 'Gas fees', excerpt: 'Gas is a fee.', ranges: [[0, 3]] },
  ],
  [
    'a hit in the title',
    { match: found(null, 'Gas fees') },
    { title: 'Gas fees', titleRanges: [[0, 3]], excerpt: 'What is gas?' },
  ],
  [
    'a hit far into a title, which is shown whole',
    {
      title: 'What a halving does to miners of bitcoin',
      first_message: '',
      match: { ...found(null, '…does to miners of…'), ranges: [[9, 15]] },
    },
    { title: 'What a halving does to miners of bitcoin', titleRanges: [[23, 29]] },
  ],
  [
    'a hit in what was the title',
    { title: 'Fees', first_message: '', match: found(null, 'Gas fees') },
    { title: 'Gas fees', titleRanges: [[0, 3]] },
  ],
])('%s', (_, more, expected) => {
  expect(listedTopicText(item(more), 'Untitled')).toEqual(expected)
})

test('only a hit in a message leads to a message', () => {
  const match = found('m', 'Gas')
  expect(foundMessage(item({ match }))).toEqual({ message: 'm', find: 'Gas' })
  expect(foundMessage(item({ match: { ...match, ranges: [] } }))).toEqual({ message: 'm' })
  expect(foundMessage(item({ match: found(null, 'Gas') }))).toEqual({})
  expect(foundMessage(item({}))).toEqual({})
})
