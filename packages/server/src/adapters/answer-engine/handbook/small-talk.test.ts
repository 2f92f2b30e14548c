import { expect, it } from 'vitest'
import { smallTalkIn } from './small-talk.ts'

it.each([
  ['hi', 'greeting'],
  ['你好！', 'greeting'],
  ['早上好啊', 'greeting'],
  ['thanks a lot', 'thanks'],
  ['好的，谢谢您', 'thanks'],
  ['ok', 'thanks'],
  ['thanks that was helpful', 'thanks'],
  ['ok got it', 'thanks'],
  ['thanks, that helps', 'thanks'],
  ['好的明白了', 'thanks'],
  ['bye', 'bye'],
  ['晚安', 'bye'],
  ['what can you do?', 'who'],
  ['你是谁', 'who'],
  ['are you a real person', 'who'],
  ['你是不是gpt', 'who'],
])('takes %j for %s', (text, kind) => {
  expect(smallTalkIn(text)).toBe(kind)
})

it.each([
  '',
  '？',
  '英语怎么说你好',
  'hi, what is staking',
  '谢谢，那怎么质押',
  'help me stake',
  '好的钱包',
  'ok coin',
])('takes %j for no small talk', (text) => {
  expect(smallTalkIn(text)).toBeNull()
})

// The longest text that is looked at; where a pattern can divide it in two ways, this would never end.
it.each(['嗯', '好', '好的', '谢谢', 'ok ', 'okay', 'thanks ', 'that helps ', 'hi ', '!'])(
  'decides on a long row of %j as on any other text',
  (word) => {
    expect(smallTalkIn(`${word.repeat(60).slice(0, 58)} x`)).toBeNull()
  },
)
