import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { instruction, parseInstructions } from './instructions.ts'

const english = readFileSync(new URL('../../../instructions/en.md', import.meta.url), 'utf8')
const edited = (part: string | RegExp, other: string) => english.replace(part, other)

describe('a file of instructions', () => {
  it.each([
    ['without a section', edited(/^## Refusals[^#]+/m, ''), 'the section refusals is missing'],
    ['with an empty section', edited(/(?<=\{refusals\}\n)[^#]+/, ''), 'refusals is empty'],
    ['with a section twice', edited('{scams}', '{refusals}'), 'refusals stands there twice'],
    ['with an unknown section', edited('{scams}', '{scam}'), '"## Suspected fraud {scam}"'],
    ['with a heading without a name', edited(' {scams}', ''), '"## Suspected fraud"'],
    ['without a value', edited('{{today}}', 'today'), 'character must hold {{today}}, each once'],
    ['with a value twice', edited('{{today}}', '{{today}} {{today}}'), 'character must hold'],
    ['with an unknown value', edited('{{question}}', '{{text}}'), 'must hold {{question}}'],
    [
      'with a value too many',
      edited('Never ask', '{{today}} Never ask'),
      'refusals must hold nothing in double braces',
    ],
    ['that is empty', '', 'the section character is missing'],
  ])('%s is refused, and named', (_how, text, message) => {
    expect(() => parseInstructions(text, 'en.md')).toThrow(message)
    expect(() => parseInstructions(text, 'en.md')).toThrow('instructions/en.md: ')
  })

  it('may have its sections in any order', () => {
    const [head, ...sections] = english.split(/^(?=## )/m)
    const turned = [head, ...sections.reverse()].join('\n')
    expect(parseInstructions(turned, 'en.md')).toEqual(parseInstructions(english, 'en.md'))
  })
})

it.each(['$&', '{{guidance}}', '$1'])('%s in a value is put in as it stands', (shown) => {
  const text = instruction('en', 'opening', { shown, guidance: 'Be brief.' })
  expect(text).toContain(`<shown>\n${shown}\n</shown>`)
  expect(text).toContain('Be brief.')
})
