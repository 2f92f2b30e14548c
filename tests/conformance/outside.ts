import { startFakeModel } from '../fakes/fake-model.ts'
import { type FakeSocialLogin, startFakeSocialLogin } from '../fakes/fake-social-login.ts'
import { type FakeStripe, startFakeStripe } from '../fakes/fake-stripe.ts'
import { teach } from './questions.ts'

/** The services around the servers, as fakes on loopback. */
export interface Outside extends Pick<FakeSocialLogin, 'google' | 'apple' | 'x'>, AsyncDisposable {
  readonly stripe: FakeStripe
  /** Settings by which a server uses the model. */
  readonly model: Readonly<Record<string, string>>
  /** Settings by which a server uses all of them. */
  readonly everything: Readonly<Record<string, string>>
}

export async function startOutside(): Promise<Outside> {
  const resources = new AsyncDisposableStack()
  const model = resources.use(await startFakeModel())
  teach(model)
  const { google, apple, x, env } = resources.use(await startFakeSocialLogin())
  const stripe = resources.use(await startFakeStripe())
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
