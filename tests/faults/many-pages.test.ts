import { readFileSync } from 'node:fs'
import { ask, newId } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { startFakePages } from '../fakes/fake-pages.ts'
import { calling, instantly } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUsers } from '../fixtures/users.ts'
import { lastTurn, recordAnswer } from './recorded-answer.ts'
import { newStore } from './store.ts'

const MB = 1024 * 1024
const ANSWERS = 50
const PARAGRAPHS = 800

test('fifty answers that each read a page all come, within bounded memory', async () => {
  await using model = await startFakeModel()
  await using pages = await startFakePages()
  await using store = await newStore('postgresql')
  const env = { ...store.env, ...model.env }
  await using server = await startServer({ ...store, env, readsLocalPages: true })
  const users = await newUsers(server, ANSWERS)
  const before = peakMemory(server.pid)

  const answers = users.map((user, at) => {
    const place = `site-${at}.example/report`
    const fact = `Fund ${at} holds ${at + 1000} coins in cold storage at the end of the month.`
    const others = Array.from(
      { length: PARAGRAPHS },
      (_, n) => `Paragraph ${n} of site ${at}. ${PIECE}`,
    )
    pages.write(place, `Report of fund ${at}`, fact, ...others)
    const url = pages.at(place)
    const question = `How many coins does fund ${at} hold, says ${url} ?`
    const said = `It says that “${fact}” [1].`
    model.answer(question, calling([{ name: 'read_page', arguments: { url } }], instantly(said)))
    const client = user.at(server)
    const topics_id = newId()
    const events = ask({ question, topics_id, deepthink: false, internet_search: true }, { client })
    return { client, said, url, recorded: recordAnswer(events, topics_id) }
  })
  await Promise.all(answers.map(({ recorded }) => recorded.ended))

  let read = 0
  for (const { client, recorded, said, url } of answers) {
    expect(recorded.failure).toBeNull()
    const { answer } = await lastTurn(client, recorded.topicId)
    expect(answer.content.startsWith(said)).toBe(true)
    // On a machine with much to do a page may not have its turn in time, which the model is told.
    const { quotes = [] } = answer.figures?.citations ?? {}
    read += quotes.filter((quote) => quote.url.startsWith(`${url}#:~:text=`)).length
  }
  expect(read).toBeGreaterThan(0)
  // One thread of at most 256 MB makes text of them, and sixteen pages are held at once.
  expect(peakMemory(server.pid) - before).toBeLessThan(600)
})

const PIECE = 'What the others did in these months is told at length. '.repeat(4)

/** The most memory that a process has held so far, in MB. */
function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / MB
}
