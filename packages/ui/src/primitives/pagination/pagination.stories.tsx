import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Pagination, type PaginationProps } from './pagination.tsx'

interface ExampleProps extends Partial<PaginationProps> {
  failed?: boolean
}

function Example({ failed = false, ...props }: ExampleProps) {
  const labels = usePrimitivesLabels().pagination
  return (
    <Pagination
      labels={labels}
      state="more"
      error={failed ? labels.error : undefined}
      onMore={fn()}
      {...props}
    />
  )
}

/** Ends what is loaded, whenever the story wants it. */
let finish = () => {}

function Ending() {
  const labels = usePrimitivesLabels().pagination
  const [state, setState] = useState<PaginationProps['state']>('more')
  finish = () => setState('end')
  return <Pagination labels={labels} state={state} onMore={() => setState('loading')} />
}

const meta = preview.meta({
  title: 'Primitives/Pagination',
  ...documented(Pagination, Example),
})

export const More = meta.story({})
export const Loading = meta.story({ args: { state: 'loading' } })
export const End = meta.story({ args: { state: 'end' } })
export const Failed = meta.story({ args: { failed: true } })
export const WithoutCallback = meta.story({ args: { onMore: undefined } })

export const LoadingAsksOnce = meta.story({
  args: { state: 'loading', onMore: fn() },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).not.toHaveBeenCalled()
  },
})

export const TheEndKeepsTheFocus = meta.story({
  render: () => <Ending />,
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button')).toHaveFocus()
    finish()
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
})

export const TheEndTakesNoFocusUnasked = meta.story({
  args: { state: 'end' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).not.toHaveFocus()
  },
})
