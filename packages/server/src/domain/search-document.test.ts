import { expect, test } from 'vitest'
import { searchDocument } from './search-document.ts'

test.each(['x', '界', '9', 'é', '9,999'])('an endless run of %s is no fault', (character) => {
  const document = searchDocument('ada0', character.repeat(4_000_000))
  expect(document).toMatch(/^'ada0/)
  expect(document.length).toBeLessThan(200_000)
})
