import { type Client, fetchTopicMessage, fetchUser, newId } from '@coinquiry/api-client'
import type { ServerProcess } from '../fakes/server-process.ts'
import { signIn } from '../fakes/sign-in.ts'

/** Somebody who is signed in, and how to reach a server as that person. */
export interface Asker {
  readonly email: string
  readonly token: string
  /** Any server that shares the store where the person signed in. */
  at(server: Pick<ServerProcess, 'api'>): Client
}

export async function newAsker(server: Pick<ServerProcess, 'api' | 'dataDir'>): Promise<Asker> {
  const email = `${newId()}@example.org`
  const token = await signIn(server, email)
  return {
    email,
    token,
    at: ({ api }) => ({ baseUrl: api, token: () => token, language: () => 'en' }),
  }
}

export function newAskers(
  server: Pick<ServerProcess, 'api' | 'dataDir'>,
  count: number,
): Promise<Asker[]> {
  return Promise.all(Array.from({ length: count }, () => newAsker(server)))
}

export const topicsLeft = async (client: Client) => (await fetchUser({ client })).topic_count

/** The selected versions of the last question and its answer in a topic. */
export async function lastTurn(client: Client, topics_id: string) {
  const { cur_message } = await fetchTopicMessage({ topics_id }, { client })
  const [question, answer] = cur_message
    .slice(-2)
    .map(({ content_list, cur_path_index }) => content_list[cur_path_index])
  if (!question || !answer) throw new Error(`Topic ${topics_id} has no answer`)
  return { question, answer }
}
