import { startModelPeer } from '../peers/model-peer.ts'
import { type SocialPeers, startSocialPeers } from '../peers/social-peers.ts'
import { type StripePeer, startStripePeer } from '../peers/stripe-peer.ts'
import { teach } from './questions.ts'

/** The services around the servers, as peers on loopback. */
export interface Outside extends Pick<SocialPeers, 'google' | 'apple' | 'x'>, AsyncDisposable {
  readonly stripe: StripePeer
  /** Settings by which a server uses the model. */
  readonly model: Readonly<Record<string, string>>
  /** Settings by which a server uses all of them. */
  readonly everything: Readonly<Record<string, string>>
}

export async function startOutside(): Promise<Outside> {
  const resources = new AsyncDisposableStack()
  const model = resources.use(await startModelPeer())
  teach(model)
  const { google, apple, x, env } = resources.use(await startSocialPeers())
  const stripe = resources.use(await startStripePeer())
  return {
    google,
    apple,
    x,
    stripe,
    model: model.env,
    everything: { ...model.env, ...env, ...stripe.env },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
