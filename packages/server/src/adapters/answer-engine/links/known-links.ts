import type { Question } from '../../../ports.ts'
import type { ClassOf, SourceClass } from '../../source-classes/source-classes.ts'
import { addressesWritten, addressOf } from '../research/addresses-written.ts'

/** Whether an answer may lead its reader there. */
export type MayLink = (address: string) => boolean

/** On hosts of these classes that are listed themselves those who own them publish, and nobody else. */
const KNOWN: readonly SourceClass[] = ['primary', 'regulator']
/** Except here, where anybody does, whatever a page is. */
const OPEN_TO_ALL =
  /(?:^|\.)(?:arxiv\.org|courtlistener\.com|eprint\.iacr\.org|github\.com|githubusercontent\.com|gitlab\.com|ietf\.org)\.?$/
/** Of the subdomains of a listed host these are its owner's, too; others may be forums or apps. */
const OWN = /^(?:www|docs|developers?|blog)\./
/** Word opens no longer ones. */
const LONGEST = 2000

/**
 * The pages of the answer's sources, and what the asker named: exactly these, or another page of a
 * site that they named or that is a known project's or regulator's, unless anybody publishes there.
 * In an address beside these nothing can be carried away: it has no query.
 */
export function knownLinks(
  question: Question,
  classOf: ClassOf,
  sources: () => readonly { readonly url: string }[],
): MayLink {
  const written = addressesWritten(question)
  const sites = new Set(Array.from(written, (address) => new URL(address).host))
  return (address) => {
    const page = address.length <= LONGEST && !/[\\\s]/.test(address) && addressOf(address)
    if (!page) return false
    if (written.has(page) || sources().some(({ url }) => addressOf(url) === page)) return true
    const { host, hostname, port, username, password, search } = new URL(page)
    if (username || password || search) return false
    const sourceClass = classOf(page)
    if (OPEN_TO_ALL.test(hostname) || sourceClass === 'community') return false
    if (sites.has(host)) return true
    return port === '' && KNOWN.includes(sourceClass) && isListed(hostname, classOf)
  }
}

const isListed = (hostname: string, classOf: ClassOf) =>
  [hostname, hostname.replace(OWN, '')].some((host) =>
    KNOWN.includes(classOf(`https://${host}/`, true)),
  )
