import { describe, expect, test } from 'vitest'
import { promiseFaults, releaseOf } from './release.ts'

const contract = (version: string, paths = '{}') =>
  `info: { version: ${version}, description: Words }\npaths: ${paths}\n`

const CHANGELOG = `# Changelog

## Unreleased

## 1.0.0 – 2026-11-27

- Everything.
`

const WITH_ENTRY = CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n- A new path.\n')
const released = contract('1.0.0')

describe('the changelog', () => {
  test.each<[name: string, contract: string, changelog: string, fault: string | null]>([
    ['needs no entry where nothing changed', released, CHANGELOG, null],
    ['needs none for a comment or another layout', `# New\n${released}`, CHANGELOG, null],
    ['needs one for a word', released.replace('Words', 'More words'), CHANGELOG, 'has no entry'],
    ['needs one for a path', contract('1.0.0', '{ /a: {} }'), CHANGELOG, 'has no entry'],
    ['has none of what is released already', released, WITH_ENTRY, 'has entries'],
    ['may have one', contract('1.0.0', '{ /a: {} }'), WITH_ENTRY, null],
    [
      'counts no empty entry',
      contract('1.1.0'),
      CHANGELOG.replace('1.0.0', '1.0.0\n- '),
      'no entry',
    ],
    [
      'needs the heading of what comes',
      released,
      CHANGELOG.replace('## Unre', '# Unre'),
      'no heading',
    ],
    ['needs what was released', released, CHANGELOG.replace('## 1.0.0', '## 0.9.0'), '"## 1.0.0"'],
    ['needs its entries', released, CHANGELOG.replace('- Everything.', ''), '"## 1.0.0"'],
  ])('%s', (_name, contract, changelog, fault) => {
    const faults = promiseFaults({ contract, released, changelog }).join('\n')
    expect(faults).toContain(fault ?? '')
    expect(faults === '').toBe(fault === null)
  })
})

describe('a release', () => {
  const files = { contract: contract('1.1.0', '{ /a: {} }'), released, changelog: WITH_ENTRY }

  test('keeps the contract and puts the entries under its version', () => {
    expect(releaseOf(files, '2026-12-24')).toEqual({
      released: files.contract,
      changelog: CHANGELOG.replace(
        '## Unreleased\n',
        '## Unreleased\n\n## 1.1.0 – 2026-12-24\n\n- A new path.\n',
      ),
    })
  })

  test.each(['1.0.0', '1.0.1', '0.9.0', '2.0.0', '2.1.0', 'next'])('cannot be %s', (version) => {
    const release = releaseOf({ ...files, contract: contract(version, '{ /a: {} }') }, '2026-12-24')
    expect(release).toEqual({ faults: [expect.stringContaining('for example to 1.1.0')] })
  })

  test.each(['1.1.0', '1.2.0', '1.10.0'])('may be %s', (version) => {
    expect(releaseOf({ ...files, contract: contract(version) }, '2026-12-24')).not.toHaveProperty(
      'faults',
    )
  })

  test('needs an entry and breaks nobody', () => {
    const before = contract('1.0.0', '{ /a: { get: {} } }')
    const changed = { contract: contract('1.1.0'), released: before, changelog: CHANGELOG }
    expect(releaseOf(changed, '2026-12-24')).toEqual({
      faults: [
        expect.stringContaining('GET /a: the operation is removed'),
        expect.stringContaining('"## Unreleased" has no entry'),
      ],
    })
  })
})
