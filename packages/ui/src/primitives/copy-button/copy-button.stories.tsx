import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'

function Example(props: Partial<CopyButtonProps>) {
  const labels = useLabels()
  return <CopyButton labels={labels.question} {...props} />
}

const meta = preview.meta({
  title: 'Primitives/CopyButton',
  ...documented(CopyButton, Example),
})

export const Disabled = meta.story({})

export const SaysWhenCopied = meta.story({
  args: { onCopy: fn(), shownFor: 60_000 },
  async play({ canvas, userEvent, args }) {
    const name = canvas.getByRole('button').getAttribute('aria-label')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button')).not.toHaveAccessibleName(name ?? '')
  },
})

export const StaysWhenCopyingFails = meta.story({
  args: { onCopy: fn(() => Promise.reject(new Error('denied'))) },
  async play({ canvas, userEvent }) {
    const name = canvas.getByRole('button').getAttribute('aria-label')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveAccessibleName(name ?? '')
  },
})

export const Ready = meta.story({ args: { onCopy: fn() } })
