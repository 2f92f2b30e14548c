import { expect, test } from 'vitest'
import { activePartsOf } from './testing/active-parts.ts'
import { openDocx, partOf, targetsOf, textOfDocx } from './testing/open-docx.ts'
import { openPdf } from './testing/open-pdf.ts'
import { sampleDocument } from './testing/sample-document.ts'
import { writeDocument } from './write-document.ts'

const timeout = 60_000
const base = 'https://coinquiry.example'

/** Ways to write a link that must not be followed, each with the word "here". */
const forbidden = [
  '[here](javascript:alert(1))',
  '[here](JaVaScRiPt:alert(1))',
  '[here](javascript&#58;alert(1))',
  '[here](java&#10;script:alert(1))',
  '[here](<java&Tab;script:alert(1)>)',
  '[here](vbscript:msgbox)',
  '[here](data:text/html,<script>alert(1)</script>)',
  '[here](file:///etc/passwd)',
  '[here](FILE://server/share)',
  '[here](ftp://example.com)',
  '[here](ms-word:ofe|u|https://evil.example/a.docx)',
  '[here][bad]\n\n[bad]: javascript:alert(1)',
  '[here][]\n\n[here]: file:///etc/passwd "title"',
  '[here]\n\n[here]: <vbscript:x>',
  '> [here][bad]\n>\n> [bad]: data:text/html,x',
  '<javascript:here>',
  '<file:///here>',
  '![here](file:///etc/passwd)',
  '![here][bad]\n\n[bad]: javascript:alert(1)',
  '[![here](data:image/svg+xml,x)](javascript:alert(1))',
  '<a href="javascript:alert(1)">here</a>',
  '<div>\n[here](javascript:alert(1))\n</div>',
  '<img src=x onerror=alert(1)> here',
  '<script>here</script>',
  '<!-- here',
  '<iframe src="file:///etc/passwd">here',
  '| a |\n|---|\n| [here](javascript:alert(1)) |',
  '- 1. [here](javascript:alert(1))',
  'here[^1]\n\n[^1]: [here](javascript:alert(1))',
  '\\(\\href{javascript:alert(1)}{here}\\)',
  '$$[here](javascript:alert(1))$$',
  '\\[\n\\text{<a href="javascript:alert(1)">here</a>}\n\\]',
  '```math\n\\url{javascript:here}\n```',
]

test(
  'no form of link leads where none may',
  async () => {
    for (const answer of forbidden) {
      const document = sampleDocument({ answer, sources: [] })
      const pdf = openPdf(await writeDocument({ document, format: 'pdf' }))
      expect(pdf.links, answer).toEqual([])
      expect(pdf.text, answer).toContain('here')
      const docx = openDocx(await writeDocument({ document, format: 'docx' }))
      expect(targetsOf(docx), answer).toEqual([])
      expect(textOfDocx(docx), answer).toContain('here')
      const markdown = new TextDecoder().decode(
        await writeDocument({ document, format: 'markdown' }),
      )
      expect(activePartsOf(markdown, base), answer).toEqual([])
      expect(markdown, answer).toContain('here')
    }
  },
  timeout,
)

test(
  'sources lead only where links may',
  async () => {
    const sources = [
      { index: 1, title: 'bad', url: 'javascript:alert(1)' },
      { index: 2, title: 'good', url: 'https://example.com/路径' },
    ]
    const document = sampleDocument({ answer: 'a [1] b [2]', sources })
    const target = 'https://example.com/%E8%B7%AF%E5%BE%84'
    expect(new Set(openPdf(await writeDocument({ document, format: 'pdf' })).links)).toEqual(
      new Set([target]),
    )
    const docx = openDocx(await writeDocument({ document, format: 'docx' }))
    expect(new Set(targetsOf(docx))).toEqual(new Set([target]))
  },
  timeout,
)

test(
  'a PDF does nothing by itself and carries nothing but itself',
  async () => {
    const text =
      '/OpenAction /JavaScript (app.alert(1)) >> endobj ) /JS [a](https://example.com/()\\))'
    const over = { title: text, owner: text, watermark: text }
    const document = sampleDocument({ question: text, answer: text }, over)
    const pdf = openPdf(await writeDocument({ document, format: 'pdf' }))
    const objects = pdf.objects.replaceAll(/\((?:[^\\()]|\\.)*\)/g, '()')
    expect(objects).not.toMatch(
      /\/(?:OpenAction|JavaScript|JS|Launch|AA|EmbeddedFiles?|Filespec|SubmitForm|ImportData|GoToR|GoToE|RichMedia|AcroForm|XFA|Rendition)\b/,
    )
  },
  timeout,
)

test(
  'a Docx refers to nothing outside but its links, and its XML is whole',
  async () => {
    const answer = 'a\0b\u0001\u000b\ud800c\udfffd\uffff\u202ee\u2066 ]]> <w:p/> &amp; {{x}} "q"'
    const document = sampleDocument({ answer, question: answer }, { title: answer, owner: answer })
    const docx = openDocx(await writeDocument({ document, format: 'docx' }))
    const relationships = [...docx]
      .filter(([name]) => name.endsWith('.rels'))
      .map(([, rels]) => rels)
    const types = relationships.flatMap((rels) => [
      ...rels.matchAll(/Type="[^"]*\/(\w+)"[^>]*TargetMode="External"/g),
    ])
    expect(new Set(types.map(([, type]) => type))).toEqual(new Set(['hyperlink']))
    expect(
      [...docx.keys()].filter((name) => /vba|embeddings|activeX|attachedTemplate/i.test(name)),
    ).toEqual([])
    for (const [, part] of docx) {
      expect(part).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
      expect(part).not.toMatch(/<w:fldSimple|<w:instrText[^>]*>(?!PAGE|NUMPAGES)/)
    }
    expect(textOfDocx(docx)).toContain('ab')
    expect(partOf(docx, 'word/document.xml')).not.toContain('<w:p/> &')
  },
  timeout,
)

/** Texts that once took for ever, too much stack, or a line without end. */
const heavy: Readonly<Record<string, string>> = {
  'quotes 200 deep': `${'> '.repeat(200)}end`,
  'lists 200 deep': `${Array.from({ length: 200 }, (_, deep) => `${'  '.repeat(deep)}- a`).join('\n')}\n\nend`,
  'lists 60 deep on one line': `${'- '.repeat(60)}end`,
  'emphasis 2,000 deep': `${'*a **b '.repeat(1000)}end`,
  'brackets 2,000 deep': `${'['.repeat(2000)}end`,
  'a word of 10,000 letters': `${'W'.repeat(10_000)} end`,
  'a word of 3,000 marks': `${'，'.repeat(3000)} end`,
  'a table of 300 columns': `${'|a'.repeat(300)}|\n${'|--'.repeat(300)}|\n${'|b'.repeat(300)}|\n\nend`,
  'a line of 20,000 dashes': `a\n${'-'.repeat(20_000)}x\n\nend`,
  'a fence that never closes': `\`\`\`\n${'y'.repeat(5000)}\nend`,
  'a list that begins at 999999999': '999999999. end',
}

test.each(Object.entries(heavy))(
  '%s is written whole',
  async (_, answer) => {
    const document = sampleDocument({ answer })
    expect(openPdf(await writeDocument({ document, format: 'pdf' })).text).toContain('end')
    expect(textOfDocx(openDocx(await writeDocument({ document, format: 'docx' })))).toContain('end')
    const markdown = new TextDecoder().decode(await writeDocument({ document, format: 'markdown' }))
    expect(markdown).toContain('end')
  },
  timeout,
)
