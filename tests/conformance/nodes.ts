import { startFakeStripe } from '../fakes/fake-stripe.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newStore, type Store } from '../faults/store.ts'
import { type Outside, startOutside } from './outside.ts'

/** Servers on one database, each in a situation of its own. */
export interface Nodes extends AsyncDisposable {
  readonly store: Store
  readonly outside: Outside
  /** Everything works. */
  readonly main: ServerProcess
  /** No provider is configured, nothing can be bought, and every limit is reached. */
  readonly bare: ServerProcess
  /** Its mail server and payment provider do not answer. */
  readonly cutOff: ServerProcess
  /** A further node, which the caller ends. */
  leaving(): Promise<ServerProcess>
}

const NOTHING_ALLOWED = ['mail_address', 'mail_ip', 'ask', 'export', 'upload', 'data']
  .map((name) => `${name}=0/60`)
  .join(' ')
const NOBODY_LISTENS = '127.0.0.1:1'

export async function startNodes(): Promise<Nodes> {
  const resources = new AsyncDisposableStack()
  const outside = resources.use(await startOutside())
  const store = resources.use(await newStore('postgresql'))
  const { model, everything, stripe } = outside
  const closedStripe = await startFakeStripe()
  const node = async (env: Readonly<Record<string, string>>) =>
    resources.use(
      await startServer({
        dataDir: store.dataDir,
        env: { ...store.env, MODEL_DAILY_TOKENS: 'off', ...env },
        // The model runs in this process, which a busy machine may keep waiting for seconds.
        modelSilenceMs: 15_000,
      }),
    )
  const [main, bare, cutOff] = await Promise.all([
    node(everything),
    // With the budget that binds free users alone.
    node({ ...model, CHECKOUT: 'off', RATE_LIMITS: NOTHING_ALLOWED, MODEL_DAILY_TOKENS: '' }),
    node({
      ...everything,
      MAX_RUNNING_ANSWERS: '0',
      SMTP_URL: `smtp://${NOBODY_LISTENS}`,
      ...closedStripe.env,
    }),
  ])
  // The server reads the prices at its start; from then on this Stripe does not answer.
  await closedStripe[Symbol.asyncDispose]()
  stripe.webhookApi = main.api
  return {
    store,
    outside,
    main,
    bare,
    cutOff,
    // Long enough for a case to be refused by it before it is gone.
    leaving: () => node({ ...model, DRAIN_SECONDS: '10' }),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
