import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { type Connection, ConnectionState } from './index.ts'

function Example({ connection }: { connection: Connection }) {
  const words = useWords()
  return (
    <ConnectionState labels={words.connection} connection={connection} onRetry={() => undefined} />
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
