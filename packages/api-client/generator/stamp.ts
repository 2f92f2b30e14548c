import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const home = new URL('..', import.meta.url)

/** A hash of all that the generated files depend on: contract, generator and its libraries' versions. */
export async function stamp(contract: URL): Promise<string> {
  const generator = (await readdir(new URL('generator/', home))).sort()
  const sources = [
    contract,
    new URL('package.json', home),
    ...generator.map((name) => new URL(`generator/${name}`, home)),
  ]
  const hash = createHash('sha256')
  for (const source of sources) hash.update(await readFile(source)).update('\0')
  return hash.digest('hex')
}
