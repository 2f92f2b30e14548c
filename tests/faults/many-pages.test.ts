import { readFileSync } from 'node:fs'
import { ask, newId } from '@coinquiry/api-client'
import { ANSWER_BOUNDS } from '@coinquiry/server/testing'
import { expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { startFakePages } from '../fakes/fake-pages.ts'
import { startFakeSearch } from '../fakes/fake-search.ts'
import type { ModelScript } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUsers } from '../fixtures/users.ts'
import { eventually, lastTurn, recordAnswer } from './recorded-answer.ts'
import { newStore } from './store.ts'

const MB = 1024 * 1024
const ANSWERS = 50
const PARAGRAPHS = 800

test('fifty answers that each search and read a page all come, within bounded memory and time', async () => {
  await using model = await startFakeModel()
  await using search = await startFakeSearch()
  await using pages = await startFakePages()
  await using store = await newStore('postgresql')
  const env = { ...store.env, ...model.env, ...search.env.searxng }
  await using server = await startServer({ ...store, env, readsLocalPages: true })
  const users = await newUsers(server, ANSWERS)
  const urlOf = (at: number) => pages.at(`site-${at}.example/report`)
  search.pages = (query) => {
    const at = Number(/\d+/.exec(query)?.[0])
    return [{ title: `Report of fund ${at}`, url: urlOf(at), text: 'The report of the month.' }]
  }
  const before = peakMemory(server.pid)

  const answers = users.map((user, at) => {
    const fact = `Fund ${at} holds ${at + 1000} coins in cold storage at the end of the month.`
    const others = Array.from(
      { length: PARAGRAPHS },
      (_, n) => `Paragraph ${n} of site ${at}. ${PIECE}`,
    )
    pages.write(`site-${at}.example/report`, `Report of fund ${at}`, fact, ...others)
    const question = `How many coins does fund ${at} hold?`
    const said = `It says that “${fact}” [1].`
    model.answer(question, researching(`report of fund ${at}`, said))
    const client = user.at(server)
    const topics_id = newId()
    const events = ask({ question, topics_id, deepthink: false, internet_search: true }, { client })
    return { at, client, said, recorded: recordAnswer(events, topics_id) }
  })
  await Promise.all(answers.map(({ recorded }) => recorded.ended))

  const outcomes = await Promise.all(
    answers.map(async ({ at, client, recorded, said }) => {
      expect(recorded.failure).toBeNull()
      const { content, figures } = (await lastTurn(client, recorded.topicId)).answer
      expect(content.startsWith(said)).toBe(true)
      const { quotes = [] } = figures?.citations ?? {}
      if (quotes.some(({ url }) => url.startsWith(`${urlOf(at)}#:~:text=`))) return 'read'
      // On a machine with much to do a page may not have its turn in time.
      return content.includes(`*Left out: \`site-${at}.example\` (`) ? 'left out' : content
    }),
  )
  expect(search.queries).toHaveLength(ANSWERS)
  expect(outcomes).toContain('read')
  expect(outcomes.filter((outcome) => outcome !== 'read' && outcome !== 'left out')).toEqual([])
  // One thread of at most 256 MB makes text of them, and sixteen pages are held at once.
  expect(peakMemory(server.pid) - before).toBeLessThan(600)

  // As the server measures it: this model needs no time, so that all of it is for what is looked up.
  const most = ANSWER_BOUNDS.researchMs / 1000
  await eventually(async () => {
    const lines = (await (await fetch(`${server.address}/metrics`)).text()).split('\n')
    for (const name of ['count{', `bucket{le="${most}",`])
      expect(lines).toContain(`http_request_duration_seconds_${name}operation="ask"} ${ANSWERS}`)
  })
})

/** A model that searches, reads what was found, and says this. */
function researching(query: string, said: string): ModelScript {
  const turns = [
    { name: 'search_web', arguments: { query } },
    { name: 'read_page', arguments: { n: 1 } },
  ]
  return (reply) => {
    const call = turns[reply.results.length]
    if (call) return reply.call(call)
    reply.say(said)
    reply.end()
  }
}

const PIECE = 'What the others did in these months is told at length. '.repeat(4)

/** The most memory that a process has held so far, in MB. */
function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / MB
}
