import { useState } from 'react'
import { expect, spyOn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { TextArea, type TextAreaProps } from './text-area.tsx'

function Example({ text, ...props }: { text?: string } & TextAreaProps) {
  const labels = useLabels()
  const [value, setValue] = useState(text ?? '')
  return (
    <TextArea
      aria-label={labels.composer.field}
      placeholder={labels.composer.placeholder}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/TextArea',
  ...documented(TextArea, Example),
})

export const Empty = meta.story({})
export const Invalid = meta.story({ args: { text: 'BTC', invalid: true } })
export const Disabled = meta.story({ args: { text: 'BTC', disabled: true } })

export const GrowsWithItsText = meta.story({
  args: { rows: 1 },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    const before = field.clientHeight
    await userEvent.type(field, 'a{Enter}b{Enter}c{Enter}d')
    await expect(field.clientHeight).toBeGreaterThan(before * 2)
  },
})

export const GrowsWhereTheBrowserDoesNotByItself = meta.story({
  args: { rows: 1 },
  beforeEach: () => {
    spyOn(CSS, 'supports').mockReturnValue(false)
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    const before = field.clientHeight
    await userEvent.type(field, 'a{Enter}b{Enter}c{Enter}d')
    await expect(field.style.blockSize).not.toBe('')
    await expect(field.clientHeight).toBeGreaterThan(before * 2)
    await expect(field.scrollHeight).toBe(field.clientHeight)
  },
})

export const LongText = meta.story({
  args: { text: '比特币 Bitcoin '.repeat(400) },
  async play({ canvas }) {
    const { clientHeight, scrollHeight } = canvas.getByRole('textbox')
    await expect(clientHeight).toBeLessThanOrEqual(innerHeight * 0.4)
    await expect(scrollHeight).toBeGreaterThan(clientHeight)
  },
})
export const Bare = meta.story({ args: { bare: true, rows: 1 } })
