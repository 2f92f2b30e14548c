import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { ServerProcess } from './server-process.ts'

type Server = Pick<ServerProcess, 'api' | 'dataDir'>

/** Signs in as people do: asks for a code, reads it in the outbox, and sends it; gives the reply. */
export async function logIn({ api, dataDir }: Server, email: string): Promise<Response> {
  await post(`${api}/auth/send-email`, { email, language: 'en' })
  const email_code = await newestCode(dataDir, email)
  return post(`${api}/auth/login/email`, { email, email_code })
}

/** The newest sign-in code that was mailed to `address`, from the outbox under `dataDir`. */
export async function newestCode(dataDir: string, address: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  // The names begin with the time of the mail.
  for (const name of (await readdir(outbox)).sort().reverse()) {
    const written = await readFile(join(outbox, name), 'utf8')
    // Most are for others, and reading one is much work.
    if (!written.includes(address)) continue
    const mail = await PostalMime.parse(written)
    if (!mail.to?.some((to) => to.address === address)) continue
    const [code] = /^[A-Z0-9]{6}/.exec(mail.subject ?? '') ?? []
    if (code) return code
  }
  throw new Error(`No code for ${address} in ${outbox}`)
}

/** Sends JSON, or nothing where there is no body, and gives the reply, which may be a refusal that has status 200. */
export async function post(url: string, body: unknown, token = ''): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}
