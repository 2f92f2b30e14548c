import { afterAll, describe, test } from 'vitest'
import { describeConformance, type Subject } from '../../packages/api-client/conformance/index.ts'
import { questions as all } from '../../packages/api-client/mock/entry.ts'
import { lackingWorlds } from './lacking-worlds.ts'
import { mailedWorlds } from './mailed-worlds.ts'
import { startNodes } from './nodes.ts'
import { socialWorlds } from './social-worlds.ts'

const nodes = await startNodes()
const { db, close } = await nodes.store.open()
afterAll(async () => {
  await close()
  await nodes[Symbol.asyncDispose]()
})

// What the model draws is looked up, which nothing is here.
const { drawn: _, ...questions } = all

const subject: Subject = {
  name: 'the server',
  api: nodes.main.api,
  questions,
  decides: true,
  ...mailedWorlds(nodes, db),
  ...lackingWorlds(nodes, db),
  ...(await socialWorlds(nodes)),
}

describeConformance(subject, { describe: describe.concurrent, test })
