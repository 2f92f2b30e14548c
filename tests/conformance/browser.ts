/** The address of a redirect, and the cookies that the browser sends there. */
export interface Step {
  readonly location: URL
  readonly cookie: string
}

/** Goes to an address as a browser does, without following where it leads. */
export async function visit(
  url: string,
  { cookie = '', method = 'GET', body }: { cookie?: string; method?: string; body?: BodyInit } = {},
): Promise<Step> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: cookie ? { cookie } : {},
    ...(body !== undefined && { body }),
  })
  const location = response.headers.get('location')
  if (!location)
    throw new Error(`${url} leads nowhere: ${response.status} ${await response.text()}`)
  const sent = [cookie, sentBack(response)].filter((part) => part !== '').join('; ')
  return { location: new URL(location, url), cookie: sent }
}

/** The cookies of a reply, as a browser sends them back. */
export const sentBack = ({ headers }: Response): string => cookieHeader(headers.getSetCookie())

/** What a browser sends for these `Set-Cookie` headers; each name once. */
export function cookieHeader(set: readonly string[]): string {
  const pairs = set.map((cookie) => cookie.split(';')[0] ?? '')
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ')
}
