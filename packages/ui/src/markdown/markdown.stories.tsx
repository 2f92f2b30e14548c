import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { type Language, languageOf, useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../stories/documented.ts'
import { Markdown, type MarkdownProps } from './markdown.tsx'
import { en } from './stories/en.ts'
import { longTable } from './stories/long-table.ts'
import styles from './stories/stories.module.css'
import { type AnswerSamples, zh } from './stories/zh.ts'

interface ExampleProps extends Pick<MarkdownProps, 'onCopy'> {
  language?: Language
  textOf: (samples: AnswerSamples) => string
  /** Lets the text arrive, and shows it again as it is when read at once. */
  arrives?: boolean
}

function Example({ language = 'zh', textOf, arrives = false, onCopy }: ExampleProps) {
  const samples = language === 'en' ? en : zh
  const labels = useLabels().markdown
  const props = { labels, sources: samples.sources, text: textOf(samples), onCopy }
  if (!arrives) return <Markdown {...props} />
  return (
    <>
      <Arriving {...props} data-testid="arriving" />
      <div hidden>
        <Markdown {...props} data-testid="whole" />
      </div>
    </>
  )
}

const meta = preview.meta({
  title: 'Markdown',
  ...documented(Markdown, Example),
  render: (args, { globals }) => <Example {...args} language={languageOf(globals.language)} />,
})

export const Everything = meta.story({
  args: { textOf: ({ everything }) => everything, onCopy: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.stringMatching(/^function reward[\s\S]*}$/),
    )
  },
})

export const ArrivesAsIfReadAtOnce = meta.story({
  args: { textOf: ({ everything }) => everything, arrives: true },
  async play({ canvas }) {
    const whole = canvas.getByTestId('whole')
    const arriving = canvas.getByTestId('arriving')
    // Colors come to both a moment after the text.
    await waitFor(
      () => {
        expect(whole.querySelector('[data-kind]')).not.toBeNull()
        expect(arriving.innerHTML).toBe(whole.innerHTML)
      },
      { timeout: 30_000 },
    )
  },
})

export const Formulas = meta.story({
  args: { textOf: ({ formulas }) => formulas },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(8))
    await expect(canvasElement.textContent).not.toMatch(/\\[([]|\$\$|sqrt|undefined/)
    await expect(canvasElement.textContent).toContain('$5 to $10')
    await expect(canvasElement.querySelector('math [style], math a')).toBeNull()
    const root = canvasElement.querySelector('math msqrt')
    await expect(root?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML')
    await expect(canvasElement.querySelector('p > code')).toHaveTextContent('\\frac{1}{2')
    const frame = canvasElement.querySelector('span:has(> math)')
    await expect(frame).toHaveStyle({ backgroundAttachment: 'local, scroll' })
  },
})

export const FormulasArrive = meta.story({
  args: { textOf: ({ formulas }) => formulas, arrives: true },
  async play({ canvas }) {
    const arriving = canvas.getByTestId('arriving')
    const raw: string[] = []
    const watching = new MutationObserver(() => {
      const seen = arriving.textContent
      if (/\\[([]|\$\$|\\(?:sum|sqrt|begin|mathbb)|[_^]/.test(seen)) raw.push(seen)
    })
    watching.observe(arriving, { childList: true, characterData: true, subtree: true })
    const whole = canvas.getByTestId('whole')
    await waitFor(
      () => {
        expect(whole.querySelectorAll('math')).toHaveLength(8)
        expect(arriving.innerHTML).toBe(whole.innerHTML)
      },
      { timeout: 30_000 },
    )
    watching.disconnect()
    await expect(raw).toEqual([])
  },
})

/** As the page looks when the answer has come no further. */
export const EndsWithinMarks = meta.story({
  args: { textOf: () => '' },
  render: (_, { globals }) => <Halves samples={languageOf(globals.language) === 'en' ? en : zh} />,
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelectorAll('strong')).toHaveLength(7)
    await expect(canvas.getByText('getblock').tagName).toBe('CODE')
    const texts = [...canvasElement.querySelectorAll('p, h3, li, td')].map(
      (part) => part.textContent,
    )
    await expect(texts.join('\n')).not.toMatch(/\*\*|~~|[`#|[\]]|https?:/)
  },
})

export const Hostile = meta.story({
  args: { textOf: ({ hostile }) => hostile },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('img, script, b')).toBeNull()
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([
      'https://tracker.example/p.png?q=secret',
      'https://example.com',
      '//evil.example/login',
    ])
  },
})

export const Money = meta.story({ args: { textOf: ({ money }) => money } })

export const Tasks = meta.story({
  args: { textOf: () => `- [x] ${'Bitcoin '.repeat(60)}\n- [ ] Ether` },
  async play({ canvas }) {
    const [item] = canvas.getAllByRole('listitem')
    const [box] = canvas.getAllByRole('checkbox')
    if (!item || !box) throw new Error('There is no task')
    const text = document.createRange()
    text.selectNodeContents(item.lastChild ?? item)
    const lines = [...text.getClientRects()]
    const { right, top, bottom } = box.getBoundingClientRect()
    await expect(lines.length).toBeGreaterThan(1)
    await expect(new Set(lines.map(({ left }) => Math.round(left))).size).toBe(1)
    const [first] = lines
    if (!first) return
    await expect(first.left).toBeGreaterThan(right)
    // In the middle of the first line.
    const off = (top + bottom) / 2 - (first.top + first.bottom) / 2
    await expect(Math.abs(off)).toBeLessThanOrEqual(2)
  },
})

export const LongTable = meta.story({
  args: { textOf: longTable },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('group')).toHaveFocus()
  },
})

/** On a phone: words stay whole, the first column stays, and a shadow says that more follows. */
export const WideTableOnAPhone = meta.story({
  args: { textOf: ({ wideTable }) => wideTable },
  render: (args, { globals }) => (
    <div className={styles.phone}>
      <Example {...args} language={languageOf(globals.language)} />
    </div>
  ),
  async play({ canvas }) {
    const group = canvas.getByRole('group')
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth)
    await expect(getComputedStyle(group).backgroundAttachment).toBe('local, scroll')
    for (const word of canvas.getAllByText('Chainlink')) {
      const range = document.createRange()
      range.selectNodeContents(word)
      await expect(range.getClientRects()).toHaveLength(1)
    }
    for (const cell of canvas.getAllByRole('cell')) {
      await expect(cell.clientWidth).toBeLessThanOrEqual(group.clientWidth * 0.75)
    }
    const first = canvas.getByText('USDC')
    const before = first.getBoundingClientRect().left
    group.scrollLeft = group.scrollWidth
    await expect(group.scrollLeft).toBeGreaterThan(100)
    await expect(Math.abs(first.getBoundingClientRect().left - before)).toBeLessThan(1)
  },
})

export const CodeInColors = meta.story({
  args: { textOf: ({ code }) => code },
  async play({ canvasElement }) {
    const kindOf = (text: string) =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-kind]')].find(
        (piece) => piece.textContent === text,
      )?.dataset.kind
    await waitFor(() => expect(kindOf('contract')).toBe('keyword'))
    await expect(kindOf('Vault')).toBe('name')
    await expect(kindOf('uint256')).toBe('name')
    await expect(kindOf('30_000')).toBe('number')
    await waitFor(() => expect(kindOf('+const fee = 0.0005')).toBe('added'))
    const [first, , last] = canvasElement.querySelectorAll('pre')
    await expect(first?.textContent).toMatch(
      /^\/\/ .*\ncontract Vault is Ownable \{[\s\S]*\n\}\n?$/,
    )
    await expect(last?.querySelector('[data-kind]')).toBeNull()
    await expect(canvasElement.querySelector('pre [style]')).toBeNull()
    const colors = [...canvasElement.querySelectorAll('pre [data-kind]')].map(
      (piece) => getComputedStyle(piece).color,
    )
    await expect(new Set(colors).size).toBeGreaterThanOrEqual(5)
  },
})

/** What is selected is copied without buttons, numbers of sources and names of languages. */
export const CopiesASelection = meta.story({
  args: { textOf: ({ everything, formulas }) => `${everything}\n\n${formulas}`, onCopy: fn() },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(8))
    const copied = (from: Node, to: Node) => {
      getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length)
      const data = new DataTransfer()
      const options = { clipboardData: data, bubbles: true, cancelable: true }
      from.dispatchEvent(new ClipboardEvent('copy', options))
      return { html: data.getData('text/html'), text: data.getData('text/plain') }
    }
    const first = canvas.getAllByRole('heading')[0] as HTMLElement
    const root = first.parentElement as HTMLElement
    // What a copy needs comes with the first selection.
    await waitFor(() => expect(copied(root, root).html).not.toBe(''))
    const all = copied(root, root)
    await expect(all.html).not.toMatch(
      /<(?:button|svg|math|div|span|figure)|class=|style=|data-|aria-/,
    )
    await expect(all.html).toMatch(/^<h1>/)
    await expect(all.html).toContain('<a href="https://bitcoin.org/bitcoin.pdf">[1]</a>')
    await expect(all.html).toMatch(
      /<table border="1".*<td align="right">.*<ol>\s*<li>.*<pre><code>/s,
    )
    await expect(all.text).not.toContain('[1]')
    await expect(all.text).toMatch(/\t.*\n.*\t25 BTC\t/)
    await expect(all.text).toMatch(/\n1\. .*\n {3}- .*\n {3}- .*\n {5}- /)
    await expect(all.text).toMatch(/\n- ☑ .*\n- ☐ /)
    await expect(all.text).toContain('\n\nfunction reward(height: number): number {\n  const')
    await expect(all.html).toContain('<p>IL = (2√r)/(1 + r) − 1</p>')
    await expect(all.text).toContain('\n\nIL = (2√r)/(1 + r) − 1\n\n')
    const [, row] = canvas.getAllByRole('row') as HTMLElement[]
    if (!row) throw new Error('No row')
    await expect(copied(row, row).html).toMatch(
      /^<table [^>]*><tbody><tr><td align="left">.*<\/td><\/tr><\/tbody><\/table>$/,
    )
    const cell = row.children[1] as HTMLElement
    await expect(copied(cell, cell)).toEqual({ html: '25 BTC', text: '25 BTC' })
  },
})

/** Each paragraph and point runs in the direction of its own text. */
export const RightToLeft = meta.story({
  args: { textOf: () => 'سعر $5 إلى $10.\n\nA price.\n\n- بند أول\n- a point' },
  async play({ canvas }) {
    await expect(startsAtRight(canvas.getByText(/سعر/))).toBe(true)
    await expect(startsAtRight(canvas.getByText(/بند/))).toBe(true)
    await expect(startsAtRight(canvas.getByText('A price.'))).toBe(false)
    await expect(startsAtRight(canvas.getByText('a point'))).toBe(false)
  },
})

function startsAtRight(block: HTMLElement): boolean {
  const range = document.createRange()
  range.selectNodeContents(block)
  const gap = block.getBoundingClientRect().right - range.getBoundingClientRect().right
  return Math.abs(gap) < 1
}

/** An answer that arrives a few characters at a time. */
function Arriving({ text, ...rest }: MarkdownProps) {
  const [end, setEnd] = useState(0)
  const streaming = end < text.length

  useEffect(() => {
    if (!streaming) return
    const timer = setTimeout(() => setEnd(end + 7), 8)
    return () => clearTimeout(timer)
  }, [end, streaming])

  return <Markdown {...rest} text={text.slice(0, end)} streaming={streaming} />
}

/** Answers that go on, each in the middle of a mark. */
function Halves({ samples }: { samples: AnswerSamples }) {
  const labels = useLabels().markdown
  return (
    <div className={styles.halves}>
      {samples.halves.map((text) => (
        <Markdown key={text} labels={labels} sources={samples.sources} text={text} streaming />
      ))}
    </div>
  )
}
