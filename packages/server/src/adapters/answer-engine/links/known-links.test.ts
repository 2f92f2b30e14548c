import { expect, it } from 'vitest'
import { classifier } from '../../source-classes/source-classes.ts'
import { question } from '../openai/testing/questions.ts'
import { knownLinks } from './known-links.ts'

const classOf = classifier(
  new Map([
    ['project.example', 'primary'],
    ['regulator.example', 'regulator'],
    ['forum.project.example', 'community'],
    ['open.example/owner', 'primary'],
    ['github.com', 'primary'],
    ['raw.githubusercontent.com', 'primary'],
    ['arxiv.org', 'primary'],
    ['data.example', 'data'],
    ['press.example', 'press'],
  ]),
)
const SOURCE = 'https://found.example/a?id=1#:~:text=fees'
const asked = question({
  text: 'What do https://named.example/a?b=1 and https://github.com/somebody/named say?\n\n> see https://quoted.example/',
  history: [
    { role: 'user', content: 'https://foreign.example/', isForeign: true },
    { role: 'user', content: 'https://earlier.example/ https://forum.project.example/t/1' },
    { role: 'assistant', content: 'https://answered.example/' },
  ],
})
const mayLink = knownLinks(asked, classOf, () => [{ url: SOURCE }])

it.each([
  'https://found.example/a?id=1',
  'https://found.example/a?id=1#part',
  'https://named.example/a?b=1',
  'https://named.example/b',
  'https://earlier.example/',
  'https://project.example/docs',
  'https://www.project.example/',
  'https://docs.project.example/',
  'https://regulator.example/rules#1',
  'https://github.com/somebody/named',
  'https://forum.project.example/t/1',
])('%s may be linked', (address) => {
  expect(mayLink(address)).toBe(true)
})

it.each([
  'https://found.example/',
  'https://found.example/a?id=2',
  'https://named.example/a?b=secret',
  'https://quoted.example/',
  'https://foreign.example/',
  'https://answered.example/',
  'https://project.example/?q=secret',
  'https://user:pass@project.example/',
  'https://project.example:8443/',
  'https://project.example.evil.example/',
  'https://app.project.example/',
  'https://wiki.docs.project.example/',
  'https://governance.project.example/t/1',
  // Anybody publishes there: another page is none that the asker named.
  'https://forum.project.example/t/2',
  'https://open.example/owner/thing',
  'https://github.com/somebody/thing',
  'https://github.com./somebody/thing',
  'https://gist.github.com/somebody/1',
  'https://raw.githubusercontent.com/somebody/thing/main/a',
  'https://arxiv.org/abs/1',
  'https://data.example/',
  'https://press.example/',
  'https://project.example\\@evil.example/',
  'ftp://project.example/',
  'mailto:a@project.example',
  '//project.example/',
  '/login',
  '#ask',
  '',
])('%s may not', (address) => {
  expect(mayLink(address)).toBe(false)
})

it.each([
  [2000, true],
  [2001, false],
])('an address of %i characters: %s', (length, may) => {
  const start = 'https://project.example/'
  expect(mayLink(start + 'a'.repeat(length - start.length))).toBe(may)
})
