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
  /** Mails and payments lead nowhere. */
  readonly cutOff: ServerProcess
  /** A further node, to be ended by who asked for it. */
  leaving(): Promise<ServerProcess>
}

const NOTHING_ALLOWED = ['mail_address', 'mail_ip', 'ask', 'export', 'upload']
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
    resources.use(await startServer({ dataDir: store.dataDir, env: { ...store.env, ...env } }))
  const [main, bare, cutOff] = await Promise.all([
    node(everything),
    node({ ...model, CHECKOUT: 'off', RATE_LIMITS: NOTHING_ALLOWED }),
    node({
      ...everything,
      SMTP_URL: `smtp://${NOBODY_LISTENS}`,
      ...closedStripe.env,
    }),
  ])
  // The prices are read at the start; from then on nobody listens there.
  await closedStripe[Symbol.asyncDispose]()
  stripe.webhookApi = main.api
  return {
    store,
    outside,
    main,
    bare,
    cutOff,
    leaving: () => node({ ...model, DRAIN_SECONDS: '2' }),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
