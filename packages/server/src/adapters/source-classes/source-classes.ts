import type { Schemas } from '@coinquiry/api-client/contract'

export type SourceClass = Schemas['SourceClass']

/** The class of the page at an address. */
export type ClassOf = (url: string) => SourceClass

/** Hosts and parts of paths, such as `sec.gov` and `/sponsored/`, with the class of each. */
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
  return (url) => {
    if (!URL.canParse(url)) return 'unknown'
    const { hostname, pathname } = new URL(url)
    const ofHost = classOfHost(hostname, entries)
    if (OWN_DOCUMENTS.includes(ofHost)) return ofHost
    const path = `${pathname.toLowerCase()}/`
    return marks.find(([mark]) => path.includes(mark))?.[1] ?? ofHost
  }
}

/** That of the longest entry which is the host itself or what it is a subdomain of. */
function classOfHost(hostname: string, entries: ClassEntries): SourceClass {
  const labels = hostname.replace(/\.$/, '').split('.')
  const at = labels.findIndex((_, at) => entries.has(labels.slice(at).join('.')))
  return entries.get(labels.slice(at).join('.')) ?? 'unknown'
}
