import { newestCode } from './outbox.ts'
import { post } from './post.ts'
import type { ServerProcess } from './server-process.ts'

type Server = Pick<ServerProcess, 'api' | 'dataDir'>

/** Signs in as people do: asks for a code, reads it in the outbox, and gets a token for it. */
export async function signIn(server: Server, email: string): Promise<string> {
  const { data } = await (await logIn(server, email)).json()
  if (!data.access_token) throw new Error(`${email} was not signed in: ${data}`)
  return data.access_token
}

/** The same; what the server replied. */
export async function logIn({ api, dataDir }: Server, email: string): Promise<Response> {
  await post(`${api}/auth/send-email`, { email, language: 'en' })
  const email_code = await newestCode(dataDir, email)
  return post(`${api}/auth/login/email`, { email, email_code })
}
