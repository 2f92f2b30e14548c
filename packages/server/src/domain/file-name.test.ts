import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['比特币的总量', '比特币的总量.pdf'],
  ['What is gas?', 'What is gas.pdf'],
  ['Gas: fees, tips & “burn” (100%)', 'Gas fees, tips & “burn” (100%).pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['..\\..\\boot.ini', 'boot.ini.pdf'],
  ['a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1.pdf'],
  ['a\0b\u001b[31m', 'a b [31m.pdf'],
  ['report\u202efdp.exe', 'report fdp.exe.pdf'],
  ['CON', 'CON_.pdf'],
  ['nul.txt', 'nul_.txt.pdf'],
  ['Com1', 'Com1_.pdf'],
  ['console', 'console.pdf'],
  ['.hidden', 'hidden.pdf'],
  ['ends with dots. . .', 'ends with dots.pdf'],
  ['\ud800 half', 'half.pdf'],
  ['  many \t\n spaces ', 'many spaces.pdf'],
  ['', 'coinquiry.pdf'],
  ['...', 'coinquiry.pdf'],
  ['???', 'coinquiry.pdf'],
  ['🚀 to the moon', '🚀 to the moon.pdf'],
])('%j is saved as %j', (title, name) => {
  expect(fileName(title, 'pdf')).toBe(name)
})

test.each([
  [79, 79],
  [80, 80],
  [81, 80],
  [5000, 80],
])('of %i characters %i remain, none of them half', (length, kept) => {
  expect(fileName('𝕏'.repeat(length), 'md')).toBe(`${'𝕏'.repeat(kept)}.md`)
})

test('what is cut off leaves no dot or space at the end', () => {
  expect(fileName(`${'a'.repeat(79)} b`, 'md')).toBe(`${'a'.repeat(79)}.md`)
})
