import { type FakeJsonService, startFakeJsonService } from '@coinquiry/server/testing'

export interface FakeSentiment
  extends AsyncDisposable,
    Pick<FakeJsonService, 'requests' | 'fault'> {
  /** Settings that make a server read the mood of the market here. */
  readonly env: Readonly<Record<string, string>>
}

const DAY = 86_400
const LATEST = Date.parse('2026-11-20T00:00:00Z') / 1000
const LABELS = ['Extreme Fear', 'Fear', 'Neutral', 'Greed', 'Extreme Greed']

/** The fear and greed index on loopback: 23 on the latest day, one more each day before. */
export async function startFakeSentiment(): Promise<FakeSentiment> {
  const server = await startFakeJsonService(({ url: { pathname, searchParams } }) => {
    if (pathname !== '/fng/') return undefined
    const days = Number(searchParams.get('limit') ?? 1)
    const data = Array.from({ length: days }, (_, ago) => ({
      value: String(Math.min(100, 23 + ago)),
      value_classification: LABELS[Math.min(4, Math.floor((23 + ago) / 20))] ?? '',
      timestamp: String(LATEST - ago * DAY),
      ...(ago === 0 && { time_until_update: '25675' }),
    }))
    return { name: 'Fear and Greed Index', data, metadata: { error: null } }
  })
  return {
    env: { ALTERNATIVE_ME_URL: server.address },
    requests: server.requests,
    get fault() {
      return server.fault
    },
    set fault(fault) {
      server.fault = fault
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
