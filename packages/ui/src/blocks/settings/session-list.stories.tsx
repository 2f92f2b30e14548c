import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { SessionList, type SessionListProps } from './settings.tsx'

function Example(props: Partial<SessionListProps>) {
  const { sessionList, sessions } = useChartsSettingsLabels()
  const [ended, setEnded] = useState<readonly string[]>([])
  return (
    <SessionList
      labels={sessionList}
      sessions={sessions.filter(({ id }) => !ended.includes(id))}
      onRetry={fn()}
      onEnd={(id) => setEnded([...ended, id])}
      onEndAll={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/Settings/SessionList',
  ...documented(SessionList, Example),
})

export const Ends = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    const [button] = canvas.getAllByRole('button')
    if (button) await userEvent.click(button)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(document.body).not.toHaveFocus()
  },
})

export const Loading = meta.story({ args: { sessions: undefined } })
export const Failed = meta.story({
  args: { sessions: undefined, error: 'Your sessions could not be loaded', onRetry: fn() },
  async play({ canvas, userEvent, args }) {
    const [retry] = canvas.getAllByRole('button')
    if (retry) await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
