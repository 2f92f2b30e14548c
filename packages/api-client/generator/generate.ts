import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { stamp } from './stamp.ts'

const contract = new URL('../../../openapi.yaml', import.meta.url)
const source = new URL('../src/', import.meta.url)
const folder = new URL('generated/', source)

/** Makes the contract's types in `src/generated`, unless they are there and current. */
export async function generateTypes(): Promise<'made' | 'current'> {
  const wanted = await stamp(contract)
  const found = await readFile(new URL('.stamp', folder), 'utf8').catch(() => null)
  if (found === wanted) return 'current'
  await mkdir(folder, { recursive: true })
  // The generators take a second to load, so they are loaded only when there is something to do.
  const { schemaTypes } = await import('./schema-types.ts')
  await write(new URL('schema.ts', folder), await schemaTypes(contract))
  await write(new URL('.stamp', folder), wanted)
  return 'made'
}

const header = '// Generated from openapi.yaml by `npm run generate`: do not edit.\n'

/** Calls and mock as the contract wants them now, by their files' places as seen from `src`. */
async function clientFiles(): Promise<Readonly<Record<string, string>>> {
  const { clientSchemas, fetchClient } = await import('./fetch-client.ts')
  const { mockContract } = await import('./mock-contract.ts')
  const client = await fetchClient(contract, aside(new URL('client.gen.ts', source)))
  return {
    'client.gen.ts': client.text,
    'client-schemas.gen.ts': clientSchemas(client.schemas),
    '../mock/serving/contract.gen.ts': header + mockContract(await readFile(contract, 'utf8')),
  }
}

/**
 * The names of the committed files that no longer say what the contract says; `mend` writes them anew.
 * Committed, because their generator is a heavy tool that a start of the app should not install.
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

/** Renamed into place, so that nobody ever reads half a file, nor do two runs disturb each other. */
async function write(file: URL, text: string): Promise<void> {
  await writeFile(aside(file), text)
  await rename(aside(file), file)
}
