/** Sends JSON and gives the reply; throws on a refusal. */
export async function post(url: string, body: unknown, token = ''): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const text = await response.clone().text()
  if (!response.ok || !text.startsWith('{"code":0')) {
    throw new Error(`${url} answered ${response.status} ${text}`)
  }
  return response
}
