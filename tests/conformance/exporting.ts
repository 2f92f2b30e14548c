import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@coinquiry/server/testing'
import type { Person } from '../../packages/api-client/conformance/index.ts'
import { EXPORTS_WAITING } from '../../packages/api-client/src/limits.ts'
import { asked } from './asked.ts'

/** Long enough for its PDF to take a while. */
const LONG = '比特币的总量由网络规则限定，每 210,000 个区块减半一次。\n\n'.repeat(1500)
const PDF = 0
const MARKDOWN = 1

/** Lets a long document of this person be written, and as many wait as may, where nobody else exports. */
export async function exporting(person: Person, api: string, db: Db) {
  const topic = await asked(person)
  await db.updateTable('messages').set({ content: LONG }).where('id', '=', topic.answerId).execute()
  const waiting = Array.from({ length: EXPORTS_WAITING }, () => MARKDOWN)
  let queued = 0
  for (const fileType of [PDF, ...waiting]) {
    download({ ...person, api }, topic.topicsId, fileType)
    queued += 1
    while ((await exportsQueued(api)) < queued) await sleep(10)
  }
  return { ...person, ...topic, api }
}

/** Nobody waits for the file. */
function download({ api, token }: Person, topicsId: string, fileType: number): void {
  const query = new URLSearchParams({ topics_id: topicsId, file_type: String(fileType) })
  const headers = { authorization: `Bearer ${token}` }
  void fetch(`${api}/topics/download/topic?${query}`, { headers })
    .then((reply) => reply.arrayBuffer())
    .catch(() => {})
}

async function exportsQueued(api: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', api))).text()
  return Number(/^exports_queued (\d+)$/m.exec(text)?.[1])
}
