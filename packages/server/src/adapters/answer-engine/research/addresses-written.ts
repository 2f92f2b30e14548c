import type { Question } from '../../../ports.ts'
import { unquoted } from './unquoted.ts'

const ADDRESS = /(?:\bhttps?:\/\/|\bwww\.)[^\s<>"'`{}|\\^，。！？；：、（）《》「」『』“”【】]+/giu
const LONGEST = 2000
/** What ends a sentence, or what the address was put in. */
const AFTER = /(?<![.,;:!?\])*_~])[.,;:!?\])*_~]+$/

/**
 * The addresses of pages that the asker wrote in this topic, each in the one way to write it. Those in
 * a text that they only quote are somebody else's, as is all of a topic that this one continues.
 */
export function addressesWritten({ text, history }: Question): ReadonlySet<string> {
  const own = history.filter(({ role, isForeign }) => role === 'user' && !isForeign)
  const texts = [text, ...own.map(({ content }) => content)].map(unquoted)
  const found = texts.flatMap((one) => one.match(ADDRESS) ?? []).flatMap(readings)
  return new Set(found.map(addressOf).filter((address) => address !== null))
}

/** Where an address ends nobody can tell for sure: Chinese may belong to it or go on behind it. */
function readings(address: string): string[] {
  if (address.length > LONGEST) return []
  const [plain = ''] = /^[!-~]+/.exec(address) ?? []
  return [address, plain].flatMap((one) => [one, one.replace(AFTER, '')])
}

/** Null for what is no address of a page. The part of the page that it may name is left out. */
export function addressOf(text: string): string | null {
  const address = /^www\./i.test(text) ? `https://${text}` : text
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  url.hash = ''
  return url.href
}
