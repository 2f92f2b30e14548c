import { randomUUID } from 'node:crypto'

/** Asks one question and shares its topic. */
export async function storeTopic(api: string, token: string) {
  async function post(path: string, body: object) {
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const topicsId = randomUUID()
  const modes = { deepthink: true, internet_search: true, question_type: 0 }
  await post('/ask', { topics_id: topicsId, question: 'What is staking?', ...modes })
  const { data } = await post('/topics/share_topic', { topics_id: topicsId })
  return { topicsId, shareToken: String(data.share_token) }
}
