import { expect, fn, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { VersionPicker } from '../version-picker/version-picker.tsx'
import { Question, type QuestionProps } from './question.tsx'

interface ExampleProps extends Partial<QuestionProps> {
  versioned?: boolean
}

function Example({ versioned = false, ...props }: ExampleProps) {
  const labels = useLabels()
  return (
    <Question
      labels={labels.question}
      text={labels.questionText}
      onEdit={fn()}
      onCopy={fn()}
      versions={
        versioned && (
          <VersionPicker labels={labels.versions} index={1} count={2} onIndexChange={fn()} />
        )
      }
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/Question',
  ...documented(Question, Example),
})

export const Short = meta.story({ args: { text: 'BTC?' } })
export const Versioned = meta.story({ args: { versioned: true } })
export const OneLongWord = meta.story({ args: { text: 'bc1q'.repeat(60) } })
export const WhileGenerating = meta.story({ args: { onEdit: undefined } })

export const Edits = meta.story({
  args: { onEdit: fn() },
  async play({ canvas, userEvent, args }) {
    const [edit] = canvas.getAllByRole('button')
    if (edit) await userEvent.click(edit)
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
})

export const Long = meta.story({
  args: { text: 'Halving? '.repeat(120) },
  async play({ canvas, userEvent }) {
    const [more] = canvas.getAllByRole('button')
    const text = canvas.getByText(/Halving/)
    const folded = text.clientHeight
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    if (more) await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(text.clientHeight).toBeGreaterThan(folded)
    await expect(text.scrollHeight).toBe(text.clientHeight)
    if (more) await userEvent.click(more)
    await expect(text.clientHeight).toBe(folded)
  },
})

export const LongOpensToWhatTheBrowserFinds = meta.story({
  args: { text: `${'减半会怎样？\n'.repeat(30)}needle` },
  async play({ canvas }) {
    const text = canvas.getByText(/needle/)
    text.scrollTop = text.scrollHeight
    await waitFor(() => expect(text.scrollHeight).toBe(text.clientHeight))
  },
})

export const Bare = meta.story({
  args: { bare: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Mobile = meta.story({
  args: { versioned: true },
  globals: { viewport: { value: 'narrow' } },
})
