import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { stamp } from './stamp.ts'

const contract = new URL('../../../openapi.yaml', import.meta.url)
const folder = new URL('../src/generated/', import.meta.url)
const stampFile = new URL('.stamp', folder)

/** Makes the contract's types and calls in `src/generated`, unless they are there and current. */
export async function generate(): Promise<'made' | 'current'> {
  const wanted = await stamp(contract)
  const found = await readFile(stampFile, 'utf8').catch(() => null)
  if (found === wanted) return 'current'
  await mkdir(folder, { recursive: true })
  await write('schema.ts', await schemaTypes())
  await writeClient()
  await write('.stamp', wanted)
  return 'made'
}

// The generators take a second to load, so they are loaded only when there is something to do.
async function schemaTypes(): Promise<string> {
  const generator = await import('./schema-types.ts')
  return generator.schemaTypes(contract)
}

async function writeClient(): Promise<void> {
  const generator = await import('./fetch-client.ts')
  const client = await generator.fetchClient(contract, aside('client.ts'))
  await write('client.ts', client.text)
  await write('client-schemas.ts', generator.clientSchemas(client.schemas))
}

const aside = (name: string) => new URL(`${process.pid}-${name}`, folder)

/** Renamed into place, so that nobody ever reads half a file, nor do two runs disturb each other. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(aside(name), text)
  await rename(aside(name), new URL(name, folder))
}
