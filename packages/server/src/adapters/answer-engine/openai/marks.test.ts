import { describe, expect, it } from 'vitest'
import { ChartMarks } from './marks.ts'

const CHART = '```chart\n{"points":[1]}\n```'

function read(pieces: readonly string[]) {
  const marks = new ChartMarks((number) => (number === 1 ? CHART : null))
  const read = pieces.map((piece) => marks.push(piece))
  return [...read, marks.end()].join('')
}

describe('ChartMarks', () => {
  it.each([
    ['See: [[chart:1]] so.', `See: \n\n${CHART}\n\n so.`],
    ['[[chart:1]]', `\n\n${CHART}\n\n`],
    ['[[chart:2]] is not there', ' is not there'],
    ['A fact [1]. [[2]] [link](https://a.example) [[chart]]', null],
    ['```chart\n{"points":[["now",1]]}\n```', '```json\n{"points":[["now",1]]}\n```'],
    ['~~~~ Chart\n{}\n~~~~', '~~~~ json\n{}\n~~~~'],
    ['```card\n{"items":[]}\n```', '```json\n{"items":[]}\n```'],
    ['```ts\nconst chart = 1\n```', null],
    ['```cards\n```', null],
    ['```cad and ```ca', null],
    ['```charts\n```', null],
    ['`chart` and ~~chart~~', null],
    ['ends with [[chart:1', null],
    ['ends with ```cha', null],
    ['```&#99;hart\n{}\n```', '```json\n{}\n```'],
    ['~~~   &#x63;ard\n{}\n~~~', '~~~   json\n{}\n~~~'],
    ['```c&#104;&#97;&#114;&#000116;\n{}\n```', '```json\n{}\n```'],
    [`\`\`\`${' '.repeat(12)}chart\n{}\n\`\`\``, `\`\`\`${' '.repeat(12)}json\n{}\n\`\`\``],
    ['```typescript\na && b\n```', null],
    ['`a && b` and ```x', null],
    ['', null],
  ])('reads %j however it is cut', (text, expected) => {
    for (let at = 0; at <= text.length; at += 1)
      expect(read([text.slice(0, at), text.slice(at)])).toBe(expected ?? text)
    expect(read([...text])).toBe(expected ?? text)
  })

  it('holds back only what could become a mark', () => {
    const marks = new ChartMarks(() => CHART)
    expect(marks.push('Words [')).toBe('Words ')
    expect(marks.push('1] and')).toBe('[1] and')
    expect(marks.push(' more `code`.')).toBe(' more `code`.')
  })
})
