import { expect, test } from 'vitest'
import { markupOf } from './testing/markup.tsx'

test.each([
  ['**注意：**请看', '<p><strong>注意：</strong>请看</p>'],
  ['这是**“减半”**的含义', '<p>这是<strong>“减半”</strong>的含义</p>'],
  ['**Note:** read on', '<p><strong>Note:</strong> read on</p>'],
  ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
])('%s', (text, markup) => {
  expect(markupOf(text)).toBe(markup)
})
