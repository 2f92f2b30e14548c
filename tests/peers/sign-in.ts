import { newestCode } from './outbox.ts'
import type { ServerProcess } from './server-process.ts'

/** Signs in as people do: asks for a code, reads it in the outbox, and gets a token for it. */
export async function signIn(
  { api, dataDir }: Pick<ServerProcess, 'api' | 'dataDir'>,
  email: string,
): Promise<string> {
  await post(`${api}/auth/send-email`, { email, language: 'en' })
  const email_code = await newestCode(dataDir, email)
  const reply = await post(`${api}/auth/login/email`, { email, email_code })
  return reply.data.access_token
}

async function post(
  url: string,
  body: Readonly<Record<string, string>>,
): Promise<{ readonly data: { readonly access_token: string } }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok || !text.startsWith('{"code":0')) {
    throw new Error(`${url} answered ${response.status} ${text}`)
  }
  return JSON.parse(text)
}
