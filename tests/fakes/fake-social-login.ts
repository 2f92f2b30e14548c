import {
  type FakeApple,
  type FakeGoogle,
  type FakeX,
  startFakeApple,
  startFakeGoogle,
  startFakeX,
} from '@coinquiry/server/testing'

export interface FakeSocialLogin extends AsyncDisposable {
  /** Settings that make a server offer all three. */
  readonly env: Readonly<Record<string, string>>
  readonly google: FakeGoogle
  readonly apple: FakeApple
  readonly x: FakeX
}

/** Google, Apple and X on loopback; each consents at once, for the person that it is told. */
export async function startFakeSocialLogin(): Promise<FakeSocialLogin> {
  const resources = new AsyncDisposableStack()
  const google = resources.use(await startFakeGoogle())
  const apple = resources.use(await startFakeApple())
  const x = resources.use(await startFakeX())
  return {
    env: { ...google.env, ...apple.env, ...x.env },
    google,
    apple,
    x,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
