import type { Input } from '@coinquiry/api-client/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RequestContext } from '../../app-context.ts'
import { visitor } from '../../contract/viewer.ts'
import { readEnv } from '../../env.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly } from '../../testing/handler-context.ts'
import { shareHandlers } from './handlers.ts'
import { permit, share } from './testing/share-client.ts'
import { type ShareWorld, shareWorld } from './testing/share-world.ts'

describeDatabases('a report of a shared topic', (open) => {
  let world: ShareWorld
  let token: string
  beforeEach(async () => {
    world = await shareWorld(open())
    token = await share(world.mei, await world.newTopic(world.mei))
  })
  afterEach(() => world.close())

  const report = (
    by: Partial<RequestContext> = {},
    body: Input<'reportSharedTopic'>['body'] = { reason: 'fraud' },
    named = token,
  ) =>
    shareHandlers.reportSharedTopic(
      { ...world.bob.ctx(), viewer: visitor, ...by },
      { ...bodyOnly(body), path: { token: named } },
    )
  const stored = () =>
    open().db.selectFrom('reports').select(['reason', 'note', 'closed_at']).execute()

  it('is stored as one line, and names nobody', async () => {
    await report({}, { reason: 'illegal', note: ' A\n\u202etrick\u0000 ' })
    expect(await stored()).toEqual([{ reason: 'illegal', note: 'A trick', closed_at: null }])
    const row = await open().db.selectFrom('reports').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(world.bob.ctx().ip)
  })

  it('is heard once of each user, and of each network of visitors', async () => {
    const { viewer } = world.bob.ctx()
    const senders = [
      {},
      { ip: '2001:db8::1' },
      { ip: '2001:db8::2' },
      { viewer },
      { viewer, ip: '198.51.100.9' },
      { viewer: world.mei.ctx().viewer },
    ]
    for (const sender of senders) await report(sender)
    expect(await stored()).toHaveLength(4)
  })

  it('is refused as an unknown link where nobody else can read the topic', async () => {
    const invalid = { key: 'error.invalidShareToken' }
    await expect(report({}, { reason: 'other' }, 'unknown')).rejects.toMatchObject(invalid)
    await permit(world.mei, token, 0)
    await expect(report()).rejects.toMatchObject(invalid)
    expect(await stored()).toEqual([])
  })

  it('is limited for each network, whoever is signed in there', async () => {
    const env = readEnv({ RATE_LIMITS: 'report=2/3600' })
    await report({ env })
    await report({ env, viewer: world.bob.ctx().viewer })
    const refused = { key: 'error.tooManyRequests', retryAfter: 3600 }
    await expect(report({ env })).rejects.toMatchObject(refused)
    await report({ env, ip: '198.51.100.9' })
  })

  it('goes with its topic', async () => {
    await report()
    await open().db.deleteFrom('topics').execute()
    expect(await stored()).toEqual([])
  })
})
