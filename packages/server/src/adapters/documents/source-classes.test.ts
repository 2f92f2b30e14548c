import { expect, it } from 'vitest'
import type { DocumentTurn } from '../../ports/documents.ts'
import { openDocx, textOfDocx } from './testing/open-docx.ts'
import { openPdf } from './testing/open-pdf.ts'
import { sampleDocument } from './testing/sample-document.ts'
import { writeDocument } from './write-document.ts'

type Classes = readonly DocumentTurn['sources'][number]['class'][]

async function written(classes: Classes, language: 'zh' | 'en') {
  const sources = classes.map((each, at) => ({
    ...{ index: at + 1, title: `Paper${at + 1}`, url: `https://paper.example/${at + 1}` },
    ...(each && { class: each }),
  }))
  const document = sampleDocument({ answer: 'Yes.', sources }, { language })
  const pdf = openPdf(await writeDocument({ document, format: 'pdf' }))
  const docx = openDocx(await writeDocument({ document, format: 'docx' }))
  const markdown = new TextDecoder().decode(await writeDocument({ document, format: 'markdown' }))
  return [pdf.text, textOfDocx(docx), markdown.replaceAll(/\[(Paper.)\]\(<.*?>\)/g, '$1')]
}

it.each<[string, Classes, 'zh' | 'en', readonly string[], readonly string[]]>([
  [
    'each class in English',
    ['primary', 'data', 'regulator', 'press', 'community', 'promotional', 'unknown'],
    'en',
    [
      ...['Paper1 (Primary)', 'Paper2 (Data)', 'Paper3 (Regulator)', 'Paper4 (Press)'],
      ...['Paper5 (Community)', 'Paper6 (Promotional)', 'Paper7 (Unknown)'],
    ],
    [],
  ],
  [
    'each class in Chinese',
    ['primary', 'data', 'regulator', 'press', 'community', 'promotional', 'unknown'],
    'zh',
    [
      ...['Paper1（一手资料）', 'Paper2（数据）', 'Paper3（监管机构）', 'Paper4（媒体）'],
      ...['Paper5（社区）', 'Paper6（推广）', 'Paper7（未知来源）'],
    ],
    [],
  ],
  ['nothing where all are unknown', ['unknown'], 'en', ['Paper1'], ['(Unknown)']],
  ['nothing of an older answer', [undefined], 'en', ['Paper1'], ['Paper1 (', 'undefined']],
])(
  'every format says %s',
  async (_case, classes, language, said, unsaid) => {
    for (const text of await written(classes, language)) {
      for (const part of said) expect(text).toContain(part)
      for (const part of unsaid) expect(text).not.toContain(part)
    }
  },
  60_000,
)
