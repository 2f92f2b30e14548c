import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** The newest sign-in code that was mailed to `address`, from the outbox under `dataDir`. */
export async function newestCode(dataDir: string, address: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  // The names begin with the time of the mail.
  for (const name of (await readdir(outbox)).sort().reverse()) {
    const mail = await PostalMime.parse(await readFile(join(outbox, name)))
    if (!mail.to?.some((to) => to.address === address)) continue
    const [code] = /^[A-Z0-9]{6}/.exec(mail.subject ?? '') ?? []
    if (code) return code
  }
  throw new Error(`No code for ${address} in ${outbox}`)
}
