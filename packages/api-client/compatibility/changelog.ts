const UNRELEASED = '## Unreleased'

/** The text under each heading of the second level, such as `Unreleased` or `1.1.0`. */
function sectionsOf(changelog: string): ReadonlyMap<string, string> {
  const sections = changelog.split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return [heading.split(' ')[0] ?? '', lines.join('\n')]
    }),
  )
}

const hasEntry = (section: string | undefined) => /^- \S/m.test(section ?? '')

/** What the changelog lacks. */
export function changelogFaults(
  changelog: string,
  { releasedVersion, isChanged }: { releasedVersion: string; isChanged: boolean },
): string[] {
  const sections = sectionsOf(changelog)
  const faults = []
  if (!sections.has('Unreleased')) faults.push(`there is no heading "${UNRELEASED}"`)
  if (!hasEntry(sections.get(releasedVersion))) {
    faults.push(`there is no "## ${releasedVersion}" with what the released contract holds`)
  }
  if (isChanged && !hasEntry(sections.get('Unreleased'))) {
    faults.push(
      `the contract differs from the released one, but "${UNRELEASED}" has no entry: ` +
        'say there in a line that begins with "- " what changed for clients',
    )
  }
  if (!isChanged && hasEntry(sections.get('Unreleased'))) {
    faults.push(
      `"${UNRELEASED}" has entries, but the released contract holds all that openapi.yaml does: ` +
        'only `npm run contract:release` renews docs/contract/released.yaml, with a higher version',
    )
  }
  return faults
}

/** With what was unreleased under the new version. */
export const withRelease = (changelog: string, version: string, date: string): string =>
  changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} – ${date}`)

/** Why the version cannot follow the released one. */
export function versionFault(released: string, next: string): string | null {
  const [[major, minor], [nextMajor, nextMinor]] = [numbersOf(released), numbersOf(next)]
  if (major === nextMajor && nextMinor > minor) return null
  return (
    `\`info.version\` of openapi.yaml is ${next} after ${released}: ` +
    `raise its second number, for example to ${major}.${minor + 1}.0. The first one stays, ` +
    'because every release keeps what the ones before it promised'
  )
}

function numbersOf(version: string): readonly [major: number, minor: number] {
  const [major, minor] = version.split('.').map(Number)
  return [major ?? Number.NaN, minor ?? Number.NaN]
}
