import { describe, expect, test } from 'vitest'
import { cleanUserName, userName } from './user-name.ts'

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'
const ENGLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'

describe('a name', () => {
  test.each([
    ['one letter', 'M', 'M'],
    ['Chinese', '链上观察者', '链上观察者'],
    ['with spaces around it', ' \t Mei Lin \n', 'Mei Lin'],
    ['of 30 code points', 'a'.repeat(30), 'a'.repeat(30)],
    ['of 30 emoji, twice as many units', '🐳'.repeat(30), '🐳'.repeat(30)],
    ['of rare ideographs', '𠮷野家', '𠮷野家'],
    ['a joined emoji', FAMILY, FAMILY],
    ['a flag of tags', ENGLAND, ENGLAND],
    ['with a combining mark', 'e\u0301', 'e\u0301'],
    ['of Persian, with its joiner', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['from right to left', 'שלום', 'שלום'],
    ['that looks like markup', '<b>Mei</b>', '<b>Mei</b>'],
  ])('%s is allowed', (_what, text, name) => {
    expect(userName(text)).toBe(name)
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \u00A0\u3000\t'],
    ['31 code points', 'a'.repeat(31)],
    ['31 emoji', '🐳'.repeat(31)],
    ['NUL', 'Mei\0'],
    ['a line break inside', 'Mei\nLin'],
    ['a tab inside', 'Mei\tLin'],
    ['an escape', 'Mei\u001B[31m'],
    ['a control of the upper range', 'Mei\u0085Lin'],
    ['a line separator', 'Mei\u2028Lin'],
    ['a right-to-left override', 'Mei\u202Egpj.exe'],
    ['an isolate', '\u2066Mei\u2069'],
    ['a direction mark', 'Mei\u200F'],
    ['an Arabic letter mark', 'Mei\u061C'],
    ['half an emoji', 'Mei\uD83D'],
    ['its other half', '\uDC33Mei'],
    ['only what has no width', '\u200B\u200D\u2060\uFEFF'],
    ['a lone mark', '\u0301'],
    ['a Hangul filler', '\u3164'],
    ['a Braille blank', '\u2800'],
  ])('of %s is refused', (_what, text) => {
    expect(() => userName(text)).toThrow(expect.objectContaining({ key: 'error.invalidUserName' }))
  })
})

describe('a name from elsewhere', () => {
  test.each([
    ['a good one', ' Mei Lin ', 'Mei Lin'],
    ['a long one', 'a'.repeat(31), 'a'.repeat(30)],
    ['many emoji', '🐳'.repeat(40), '🐳'.repeat(30)],
    ['a space at the cut', `${'a'.repeat(29)} b`, 'a'.repeat(29)],
    ['lines', 'Mei\r\n\tLin\u2028X', 'Mei Lin X'],
    ['controls', 'M\0e\u001Bi\u007F', 'Mei'],
    ['an override', 'Mei\u202EniL', 'MeiniL'],
    ['half an emoji', 'Mei\uD83D!', 'Mei!'],
    ['nothing', '', null],
    ['controls alone', '\0\u202E\n', null],
    ['nothing to see', '\u200B\u3164', null],
  ])('%s fits', (_what, text, name) => {
    expect(cleanUserName(text)).toBe(name)
    if (name !== null) expect(userName(name)).toBe(name)
  })
})
