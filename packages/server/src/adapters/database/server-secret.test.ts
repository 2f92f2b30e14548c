import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { serverSecret } from './server-secret.ts'

describeDatabases('the secret of the server', (open) => {
  it('is made once, and the same for every node', async () => {
    const [one, other] = [await serverSecret({}, open().db), await serverSecret({}, open().db)]
    expect(one).toHaveLength(32)
    expect(Buffer.from(one)).toEqual(Buffer.from(other))
  })

  it('is the one that is set, whatever the database has', async () => {
    const SERVER_SECRET = 'correct horse battery staple, and more'
    const [made, set] = [
      await serverSecret({}, open().db),
      await serverSecret({ SERVER_SECRET }, open().db),
    ]
    expect(set).toHaveLength(32)
    expect(Buffer.from(set)).not.toEqual(Buffer.from(made))
  })
})
