import {
  type FakeApple,
  startFakeApple,
} from '../../packages/server/src/adapters/social-login/testing/fake-apple.ts'
import {
  type FakeGoogle,
  startFakeGoogle,
} from '../../packages/server/src/adapters/social-login/testing/fake-google.ts'
import {
  type FakeX,
  startFakeX,
} from '../../packages/server/src/adapters/social-login/testing/fake-x.ts'

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
