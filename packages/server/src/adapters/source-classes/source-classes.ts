import type { Schemas } from '@coinquiry/api-client/contract'

export type SourceClass = Schemas['SourceClass']

/**
 * The class of the page at an address. With `isListed` it is that of its host alone, and `unknown`
 * where the host does not stand in the list itself.
 */
export type ClassOf = (url: string, isListed?: boolean) => SourceClass

/**
 * Hosts, owners on hosts and parts of paths, such as `sec.gov`, `github.com/bitcoin` and
 * `/sponsored/`, with the class of each.
 */
export type ClassEntries = ReadonlyMap<string, SourceClass>

/** Best first; those of one group count alike. */
const GROUPS: readonly (readonly SourceClass[])[] = [
  ['primary', 'regulator', 'data'],
  ['press'],
  ['community', 'unknown'],
  ['promotional'],
]

/** How far down a source of a class stands; 0 is best. */
export const rankOf = (sourceClass: SourceClass): number =>
  GROUPS.findIndex((group) => group.includes(sourceClass))

/** On these hosts a press release is the host's own document. */
const OWN_DOCUMENTS: readonly SourceClass[] = ['primary', 'regulator']

export function classifier(entries: ClassEntries): ClassOf {
  const marks = [...entries].filter(([entry]) => entry.startsWith('/'))
  return (url, isListed = false) => {
    if (!URL.canParse(url)) return 'unknown'
    const { hostname, pathname } = new URL(url)
    const host = hostname.replace(/\.$/, '')
    if (isListed) return entries.get(host) ?? 'unknown'
    const path = `${pathname.toLowerCase()}/`
    const ofHost = classOfOwner(host, path, entries) ?? classOfHost(host, entries)
    if (OWN_DOCUMENTS.includes(ofHost)) return ofHost
    return marks.find(([mark]) => path.includes(mark))?.[1] ?? ofHost
  }
}

/** Where the plain files of another host's repositories stand, under the same owners. */
const FILES_OF = new Map([['raw.githubusercontent.com', 'github.com']])
/** What anybody may write beside the files of a repository. */
const BESIDE_FILES =
  /^\/[^/]+\/[^/]+\/(?:-\/)?(?:discussions|issues|merge_requests|pulls?|wikis?)\//

/** On hosts where anybody publishes, that of the owner of a repository's files. */
function classOfOwner(host: string, path: string, entries: ClassEntries): SourceClass | undefined {
  if (BESIDE_FILES.test(path)) return undefined
  const [, owner = ''] = path.split('/')
  return entries.get(`${FILES_OF.get(host) ?? host.replace(/^www\./, '')}/${owner}`)
}

/** How projects call the hosts on which their readers write. */
const FORUM = /^(?:community|discourse|discuss|forums?|gov|governance)$/

/** That of the longest entry which is the host itself or what it is a subdomain of. */
function classOfHost(host: string, entries: ClassEntries): SourceClass {
  const labels = host.split('.')
  const at = labels.findIndex((_, at) => entries.has(labels.slice(at).join('.')))
  const found = entries.get(labels.slice(at).join('.')) ?? 'unknown'
  const isForum = found === 'primary' && labels.slice(0, at).some((label) => FORUM.test(label))
  return isForum ? 'community' : found
}
