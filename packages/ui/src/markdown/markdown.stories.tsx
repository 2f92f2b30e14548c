import { expect, fn, waitFor } from 'storybook/test'
import { type Language, languageOf } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../stories/documented.ts'
import { Markdown, type MarkdownProps } from './markdown.tsx'
import type { AnswerSamples } from './stories/answer-samples.ts'
import { Arriving } from './stories/arriving.tsx'
import { en } from './stories/en.ts'
import { Halves } from './stories/halves.tsx'
import { zh } from './stories/zh.ts'

interface ExampleProps extends Pick<MarkdownProps, 'onCopy'> {
  language?: Language
  textOf: (labels: AnswerSamples) => string
  /** Lets the text arrive, and shows it again as it is when read at once. */
  arrives?: boolean
}

function Example({ language = 'zh', textOf, arrives = false, onCopy }: ExampleProps) {
  const labels = language === 'en' ? en : zh
  const props = { labels: labels.labels, sources: labels.sources, text: textOf(labels), onCopy }
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

function longTable({ table }: AnswerSamples): string {
  const days = Array.from({ length: 30 }, (_, day) => table.row(day + 1))
  const rule = table.heads.map((_, at) => (at === 0 || at === 6 ? '---' : '--:'))
  return [table.heads, rule, ...days].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
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
    const whole = canvas.getByTestId('whole').innerHTML
    await waitFor(() => expect(canvas.getByTestId('arriving').innerHTML).toBe(whole), {
      timeout: 30_000,
    })
  },
})

/** As the page looks when the answer has come no further. */
export const EndsWithinMarks = meta.story({
  args: { textOf: () => '' },
  render: (_, { globals }) => <Halves labels={languageOf(globals.language) === 'en' ? en : zh} />,
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelectorAll('strong')).toHaveLength(7)
    await expect(canvas.getByText('getblock').tagName).toBe('CODE')
    const labels = [...canvasElement.querySelectorAll('p, h3, li, td')].map(
      (part) => part.textContent,
    )
    await expect(labels.join('\n')).not.toMatch(/\*\*|~~|[`#|[\]]|https?:/)
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

export const LongTable = meta.story({
  args: { textOf: longTable },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('group')).toHaveFocus()
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
  const labels = document.createRange()
  labels.selectNodeContents(block)
  const gap = block.getBoundingClientRect().right - labels.getBoundingClientRect().right
  return Math.abs(gap) < 1
}
