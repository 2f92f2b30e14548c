import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { type Connection, ConnectionState } from './connection-state.tsx'

function Example({ connection }: { connection: Connection }) {
  const labels = useLabels()
  return (
    <ConnectionState labels={labels.connection} connection={connection} onRetry={() => undefined} />
  )
}

const meta = preview.meta({
  title: 'Blocks/ConnectionState',
  ...documented(ConnectionState, Example),
  parameters: { wholePage: true },
})

export const Connecting = meta.story({ args: { connection: 'connecting' } })
export const Reconnecting = meta.story({ args: { connection: 'reconnecting' } })
export const Interrupted = meta.story({ args: { connection: 'interrupted' } })
export const Offline = meta.story({ args: { connection: 'offline' } })

export const Live = meta.story({ args: { connection: 'live' } })
export const Mobile = meta.story({
  args: { connection: 'offline' },
  globals: { viewport: { value: 'narrow' } },
})
