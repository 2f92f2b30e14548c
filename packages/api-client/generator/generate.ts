import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'

const contract = new URL('../../../openapi.yaml', import.meta.url)
/** Names the versions of the generators: heavy tools, which a start of the app does not install. */
const versions = new URL('../../../tests/package.json', import.meta.url)
const source = new URL('../src/', import.meta.url)
const folder = new URL('generated/', source)

/**
 * Makes the contract's types in `src/generated`, unless they are there and current. Only checks and
 * packing read them: what runs or builds the app drops types.
 */
export async function generateTypes(): Promise<'made' | 'current'> {
  const wanted = await stamp(contract)
  const found = await readFile(new URL('.stamp', folder), 'utf8').catch(() => null)
  if (found === wanted) return 'current'
  await mkdir(folder, { recursive: true })
  // The generators take a second to load, so they are loaded only when there is something to do.
  const { default: openapiTypeScript, astToString } = await import('openapi-typescript')
  const types = await openapiTypeScript(await readFile(contract, 'utf8'), {
    alphabetize: true,
    defaultNonNullable: false,
    silent: true,
  })
  await write(new URL('schema.ts', folder), astToString(types))
  await write(new URL('.stamp', folder), wanted)
  return 'made'
}

/** A hash of all that the generated files depend on: contract, generator and its libraries' versions. */
async function stamp(contract: URL): Promise<string> {
  const home = new URL('.', import.meta.url)
  const generator = (await readdir(home)).sort()
  const sources = [contract, versions, ...generator.map((name) => new URL(name, home))]
  const hash = createHash('sha256')
  for (const source of sources) hash.update(await readFile(source)).update('\0')
  return hash.digest('hex')
}

const header = '// Generated from openapi.yaml by `npm run generate`: do not edit.\n'

/** Calls and contract as `openapi.yaml` wants them now, by their files' places as seen from `src`. */
async function clientFiles(): Promise<Readonly<Record<string, string>>> {
  const { clientSchemas, fetchClient } = await import('./fetch-client.ts')
  const { contractModule } = await import('./contract-module.ts')
  const client = await fetchClient(contract, aside(new URL('client.gen.ts', source)))
  return {
    'client.gen.ts': client.text,
    'client-schemas.gen.ts': clientSchemas(client.schemas),
    'contract/contract.gen.ts': header + contractModule(await readFile(contract, 'utf8')),
  }
}

/**
 * The names of the committed files that no longer say what the contract says; `mend` writes them anew.
 * Committed, because a start of the app needs them and does not install their generator.
 */
export async function staleClient({ mend }: { mend: boolean }): Promise<readonly string[]> {
  const stale = []
  for (const [name, text] of Object.entries(await clientFiles())) {
    const file = new URL(name, source)
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue
    if (mend) await write(file, text)
    stale.push(name)
  }
  return stale
}

const aside = (file: URL) => new URL(`${process.pid}-${file.pathname.split('/').at(-1)}`, file)

/** Renamed into place, so that no reader gets half a file and two runs do not disturb each other. */
async function write(file: URL, text: string): Promise<void> {
  await writeFile(aside(file), text)
  await rename(aside(file), file)
}
