import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@coinquiry/server/testing'
import type { Person } from '../../packages/api-client/conformance/index.ts'
import { EXPORTS_WAITING } from '../../packages/api-client/src/limits.ts'
import { asked } from './asked.ts'

/** Long enough for its PDF to take ten seconds, in which a case asks for one more file. */
const LONG = '比特币的总量由网络规则限定，每 210,000 个区块减半一次。\n\n'.repeat(4500)
const PDF = 0
const MARKDOWN = 1

/**
 * Lets a long document of this person be written, and as many wait as may, where nobody else exports
 * once the files of the one before are written.
 */
export async function exporting(person: Person, api: string, db: Db) {
  while ((await exportsQueued(api)) > 0) await sleep(50)
  const topic = await asked(person)
  await db.updateTable('messages').set({ content: LONG }).where('id', '=', topic.answerId).execute()
  const waiting = Array.from({ length: EXPORTS_WAITING }, () => MARKDOWN)
  const download = (fileType: number) => downloaded({ ...person, api }, topic.topicsId, fileType)
  let isWritten = false
  let queued = 0
  for (const fileType of [PDF, ...waiting]) {
    void download(fileType).finally(() => {
      isWritten ||= fileType === PDF
    })
    queued += 1
    while (!isWritten && (await exportsQueued(api)) < queued) await sleep(10)
  }
  return { ...person, ...topic, api }
}

/** Tries again where it may not wait: the one before may have entered, and not be written yet. */
async function downloaded({ api, token }: Person, topicsId: string, fileType: number) {
  const query = new URLSearchParams({ topics_id: topicsId, file_type: String(fileType) })
  const headers = { authorization: `Bearer ${token}` }
  for (;;) {
    const reply = await fetch(`${api}/topics/download/topic?${query}`, { headers }).catch(
      () => null,
    )
    // Nobody needs the file, and the server may have ended meanwhile.
    await reply?.arrayBuffer().catch(() => null)
    if (reply?.status !== 429) return
    await sleep(50)
  }
}

async function exportsQueued(api: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', api))).text()
  return Number(/^exports_queued (\d+)$/m.exec(text)?.[1])
}
