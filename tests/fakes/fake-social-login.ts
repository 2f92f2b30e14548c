import {
  type ApplePeer,
  startApplePeer,
} from '../../packages/server/src/adapters/social-login/testing/apple-peer.ts'
import {
  type GooglePeer,
  startGooglePeer,
} from '../../packages/server/src/adapters/social-login/testing/google-peer.ts'
import {
  startXPeer,
  type XPeer,
} from '../../packages/server/src/adapters/social-login/testing/x-peer.ts'

export interface FakeSocialLogin extends AsyncDisposable {
  /** Settings that make a server offer all three. */
  readonly env: Readonly<Record<string, string>>
  readonly google: GooglePeer
  readonly apple: ApplePeer
  readonly x: XPeer
}

/** Google, Apple and X on loopback; each consents at once, for the person that it is told. */
export async function startFakeSocialLogin(): Promise<FakeSocialLogin> {
  const resources = new AsyncDisposableStack()
  const google = resources.use(await startGooglePeer())
  const apple = resources.use(await startApplePeer())
  const x = resources.use(await startXPeer())
  return {
    env: { ...google.env, ...apple.env, ...x.env },
    google,
    apple,
    x,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
