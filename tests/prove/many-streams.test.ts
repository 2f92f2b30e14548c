import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresqlDatabase } from '@coinquiry/server/testing'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runStreams } from '../bench/many-streams/run.ts'

test('the bench of many streams runs, and nothing is refused or broken', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  const databaseUrl = await createPostgresqlDatabase(inject('postgresql'))
  const figures = await runStreams({
    ...{ databaseUrl, dataDir },
    ...{ asks: 20, words: 6, ignored: 2, rounds: 1, warmUp: 0 },
  })
  const refused = [...figures.admissions].map(([name, [burst]]) => [name, burst?.refused])
  expect(refused).toEqual([
    ['raw SSE server', 0],
    ['bare proxy', 0],
    ['bare node http and pg', 0],
    ['server', 0],
  ])
  const broken = [...figures.steady].map(([name, of]) => [name, of.broken])
  expect(broken).toEqual([
    ['raw SSE server', 0],
    ['bare proxy', 0],
    ['server', 0],
  ])
})
