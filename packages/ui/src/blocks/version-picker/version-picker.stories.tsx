import { useState } from 'react'
import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { VersionPicker, type VersionPickerProps } from './version-picker.tsx'

function Example({ index: initial = 1, count = 3, ...props }: Partial<VersionPickerProps>) {
  const labels = useLabels()
  const [index, setIndex] = useState(initial)
  return (
    <VersionPicker
      labels={labels.versions}
      index={index}
      count={count}
      onIndexChange={setIndex}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/VersionPicker',
  ...documented(VersionPicker, Example),
})

export const Disabled = meta.story({ args: { onIndexChange: undefined } })

export const StepsToBothEnds = meta.story({
  async play({ canvas, userEvent }) {
    const [previous, next] = canvas.getAllByRole('button')
    if (!previous || !next) throw new Error('two buttons expected')
    await expect(canvas.getByText('2/3')).toBeVisible()
    await userEvent.click(next)
    await expect(canvas.getByText('3/3')).toBeVisible()
    await expect(next).toBeDisabled()
    await userEvent.click(previous)
    await userEvent.click(previous)
    await expect(canvas.getByText('1/3')).toBeVisible()
    await expect(previous).toBeDisabled()
  },
})

export const KeepsTheFocusAtItsEnds = meta.story({
  async play({ canvas, userEvent }) {
    const [previous, next] = canvas.getAllByRole('button')
    next?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(previous).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(next).toHaveFocus()
  },
})

export const OneVersionShowsNothing = meta.story({
  args: { count: 1, index: 0 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
})

export const SecondOfThree = meta.story({ args: { index: 1, count: 3 } })
export const ManyVersions = meta.story({ args: { index: 117, count: 128 } })
