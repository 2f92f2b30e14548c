import { isDeepStrictEqual } from 'node:util'
import { messagesOf } from './break.ts'
import { changelogFaults, versionFault, withRelease } from './changelog.ts'
import { contractBreaks } from './contract-breaks.ts'
import { parseContract, versionOf } from './document.ts'

/** The texts of the files that a release consists of. */
export interface Files {
  readonly contract: string
  /** The contract as it was released last. */
  readonly released: string
  readonly changelog: string
}

/** How the contract and its changelog break what the released contract promised. */
export function promiseFaults({ contract, released, changelog }: Files): readonly string[] {
  const before = parseContract(released)
  // To read a contract takes most of the time, and mostly it is the released one.
  const after = contract === released ? before : parseContract(contract)
  const isChanged = !isDeepStrictEqual(before, after)
  return [
    ...(isChanged ? messagesOf(contractBreaks(before, after)) : []),
    ...changelogFaults(changelog, { releasedVersion: versionOf(before), isChanged }).map(
      (fault) => `docs/contract/CHANGELOG.md: ${fault}.`,
    ),
  ]
}

/** The changelog and the copy of a new release, or why there can be none. */
export function releaseOf(
  files: Files,
  date: string,
): { readonly faults: readonly string[] } | Omit<Files, 'contract'> {
  const [before, after] = [files.released, files.contract].map(parseContract).map(versionOf)
  const fault = versionFault(String(before), String(after))
  const faults = [...promiseFaults(files), ...(fault ? [`${fault}.`] : [])]
  if (faults.length > 0) return { faults }
  const changelog = withRelease(files.changelog, String(after), date)
  return { changelog, released: files.contract }
}
