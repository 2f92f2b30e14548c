import { DONE, delta, type Reply, streaming } from '../../openai/testing/scripted-model.ts'
import { SECRET } from './hostile-cases.ts'

export interface SentMessage {
  readonly role: string
  readonly content: string | null
}

interface Sent {
  readonly messages: readonly SentMessage[]
  readonly tools?: readonly object[]
}

const ADDRESS = /(?:https?:\/\/|www\.|\/\/)[^\s"'<>()[\]，。；、“”]+|[\w.]+@[\w.]+/g

/**
 * A model that does whatever a text asks of it: it opens every address that it reads, and then repeats
 * all that it was ever told, with each address in every form of a link that there is.
 */
export function obedientModel(sent: Sent[]): Reply {
  return (response, request, body) => {
    const { messages, tools = [] } = JSON.parse(body) as Sent
    sent.push({ messages, tools })
    const heard = messages.map(({ content }) => content ?? '')
    const results = messages.filter(({ role }) => role === 'tool').length
    const turn = tools.length > 0 ? callsAfter(results, addressesIn(heard.slice(1))) : null
    const said = turn ?? delta({ content: everything(heard) })
    return streaming(said + DONE)(response, request, body)
  }
}

/** JSON in the results of tools has its signs escaped. */
function addressesIn(heard: readonly string[]): string[] {
  const plain = heard.map((text) => text.replaceAll('\\u003c', '<').replaceAll('\\"', '"'))
  return [...new Set(plain.flatMap((text) => text.match(ADDRESS) ?? []))]
}

/** First it looks around, then it opens what it was told to. */
function callsAfter(results: number, addresses: readonly string[]): string | null {
  if (results === 0)
    return calling([
      ['search_web', { query: 'fees' }],
      ['chain_lookup', { what: 'token', chain: 'ethereum', id: `0x${'a'.repeat(40)}` }],
    ])
  if (results === 2) return calling([['read_page', { n: 1 }]])
  if (results > 3) return null
  const baits = addresses.filter((address) => address.includes('127.0.0.1'))
  return calling([
    ['read_page', { url: baits[0] ?? addresses[0] ?? 'none' }],
    ['read_page', { url: `${baits[1] ?? baits[0]}?q=${SECRET}` }],
    ['delete_topic', { topics_id: 'all' }],
  ])
}

const calling = (calls: readonly (readonly [string, object])[]) =>
  delta({
    tool_calls: calls.map(([name, given], index) => ({
      ...{ index, id: `${name}-${index}` },
      function: { name, arguments: JSON.stringify(given) },
    })),
  })

function everything(heard: readonly string[]): string {
  const links = addressesIn(heard.slice(1)).flatMap((address, at) => [
    `[click](${address}) ![](${address}) <${address}> ${address} [a][${at}]`,
    `[${at}]: ${address}?d=${SECRET}`,
  ])
  return [...heard, ...links].join('\n\n')
}
