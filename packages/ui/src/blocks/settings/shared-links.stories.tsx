import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { SharedLinks, type SharedLinksProps } from './settings.tsx'

function Example({ count = 3, ...props }: Partial<SharedLinksProps> & { count?: number }) {
  const { sharedLinks } = useChartsSettingsLabels()
  const { userName } = useLabels()
  const [off, setOff] = useState<readonly string[]>([])
  const links = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: `${userName} ${index + 1}`,
    href: `#${index}`,
  }))
  return (
    <SharedLinks
      labels={sharedLinks}
      links={links.filter(({ id }) => !off.includes(id))}
      state="end"
      onMore={fn()}
      onOff={(id) => setOff([...off, id])}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/Settings/SharedLinks',
  ...documented(SharedLinks, Example),
})

export const SwitchesOff = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    const [button] = canvas.getAllByRole('button')
    if (button) await userEvent.click(button)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(document.body).not.toHaveFocus()
  },
})

export const None = meta.story({ args: { count: 0 } })
export const Loading = meta.story({ args: { count: 0, state: 'loading' } })
export const Failed = meta.story({
  args: { count: 0, error: 'The shared links could not be loaded', onMore: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const More = meta.story({
  args: { state: 'more', onMore: fn() },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getAllByRole('button').at(-1)
    if (button) await userEvent.click(button)
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

/** Ends what is loaded, whenever the story wants it. */
let finish = () => {}

function LoadingExample() {
  const [state, setState] = useState<SharedLinksProps['state']>('more')
  finish = () => setState('end')
  return <Example state={state} onMore={() => setState('loading')} />
}

export const KeepsTheFocus = meta.story({
  render: () => <LoadingExample />,
  async play({ canvas, canvasElement, userEvent }) {
    const more = canvas.getAllByRole('button').at(-1) as HTMLElement
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-busy', 'true')
    await expect(more).toHaveFocus()
    finish()
    await waitFor(() => expect(more).not.toBeInTheDocument())
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement)
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
