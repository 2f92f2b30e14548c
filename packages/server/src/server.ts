import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Success } from '@coinquiry/api-client/contract'
import { createAnswerEngine } from './adapters/answer-engine/answer-engine.ts'
import { createKnowledge } from './adapters/answer-engine/knowledge.ts'
import { createLookUps } from './adapters/answer-engine/look-ups.ts'
import { createCheckout } from './adapters/checkout/checkout.ts'
import { openDatabase } from './adapters/database/open-database.ts'
import { serverSecret } from './adapters/database/server-secret.ts'
import { createDocuments } from './adapters/documents/documents.ts'
import { DataRequests } from './adapters/http/data-requests.ts'
import { createImages } from './adapters/images/images.ts'
import { readLegalTexts } from './adapters/legal-texts/legal-texts.ts'
import { createMailer } from './adapters/mailer/mailer.ts'
import type { PageOptions } from './adapters/pages/web-pages.ts'
import { createPreviewPictures } from './adapters/pictures/preview-pictures.ts'
import { createSocialLogin } from './adapters/social-login/social-login.ts'
import { createApp } from './app.ts'
import { doubtsAtStart } from './doctor/doubts.ts'
import { type Env, readEnv } from './env.ts'
import { createReaders } from './features/auth/readers.ts'
import { NetworkReads } from './features/rate-limits/network-reads.ts'
import { sweepRates } from './features/rate-limits/rate-limits.ts'
import { RefusedBuckets } from './features/rate-limits/refused-buckets.ts'
import { CrowdReads } from './features/share/crowd-reads.ts'
import { hashKeptRewards } from './features/social-login/accounts.ts'
import { deleteOldTopicsDaily } from './features/topics/retention.ts'
import { createGenerations } from './generation/generations.ts'
import { type Report, repeat } from './generation/repeat.ts'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import type { Ports } from './ports.ts'
import { longestEndMs, onSignals, shutDown } from './shut-down.ts'

const WEB = fileURLToPath(new URL('../../app/dist', import.meta.url))

/** How often streams are looked for whose session has ended at another node. */
const CHECK_READERS_MS = 5000

export interface ServerOptions {
  /** Serve no pages: in development they come from the app's own server. */
  readonly apiOnly: boolean
  /** Hold every reply against the contract, in development and tests. */
  readonly checkReplies: boolean
  /** How long a model may say nothing in the middle of an answer; tests don't wait for the usual time. */
  readonly modelSilenceMs?: number | undefined
  /** How pages of the web are read; for tests, whose pages are on this machine. */
  readonly pages?: PageOptions | undefined
  /** Tells the operator something, on the console. */
  readonly say: (text: string) => void
}

/** Starts everything in order, says where it is, and ends it in the reverse order. */
export async function startServer(
  source: Readonly<Record<string, string | undefined>>,
  { apiOnly, checkReplies, modelSilenceMs, pages, say }: ServerOptions,
): Promise<void> {
  const env = readEnv(source)
  const log = createLog(env.LOG_LEVEL)
  const database = await openDatabase(env)
  const report: Report = (what, error) => log.error({ err: error }, what)
  const dataRequests = new DataRequests()
  const ports = await createPorts(env, { say, modelSilenceMs, pages, dataRequests }, report)
  const metrics = createMetrics({ database, documents: ports.documents, dataRequests })
  const generations = await createGenerations({
    database,
    engine: ports.answerEngine,
    clock: ports.clock,
    soleNode: database.kind === 'embedded',
    report,
    observer: metrics,
    capacity: env.MAX_RUNNING_ANSWERS,
  })
  const secret = await serverSecret(env, database.db)
  await hashKeptRewards({ database, secret })
  const context = {
    env,
    secret,
    database,
    ports,
    generations,
    readers: createReaders({ database, clock: ports.clock }),
    refused: new RefusedBuckets(),
    reads: new NetworkReads(),
    sharedTopics: new CrowdReads<Success<'fetchSharedTopic'> | null>(),
  }
  const web = apiOnly ? null : WEB
  const app = await createApp({ context, log, metrics, web, checkReplies })
  const address = await listen(app, env)
  const repeaters = [
    sweepRates(context, report),
    repeat('Ended sessions cannot be found', CHECK_READERS_MS, context.readers.check, report),
    ...deleteOldTopicsDaily(context, report),
  ]
  // Before the server says that it is ready: from then on it may be stopped at any moment.
  onSignals(() => shutDown(app, context, repeaters), longestEndMs(context))
  for (const line of await doubtsAtStart(env)) say(line)
  for (const line of welcome(address, env, ports)) say(line)
}

async function createPorts(
  env: Env,
  {
    say,
    modelSilenceMs,
    pages,
    dataRequests,
  }: Pick<ServerOptions, 'say' | 'modelSilenceMs' | 'pages'> & {
    readonly dataRequests: DataRequests
  },
  report: Report,
): Promise<Ports> {
  const knowledge = await createKnowledge(env, dataRequests.observe)
  return {
    clock: { now: () => new Date() },
    mailer: createMailer(env, (text) => say(`\n${text}\n`), report),
    answerEngine: await createAnswerEngine(env, report, {
      modelSilenceMs,
      pages,
      knowledge,
    }),
    lookUps: await createLookUps(knowledge),
    socialLogin: await createSocialLogin(env, report),
    images: createImages(),
    checkout: await createCheckout(env, report),
    documents: createDocuments(),
    previewPictures: createPreviewPictures(),
    legalTexts: (await readLegalTexts(env)).texts,
  }
}

function welcome(address: string, env: Env, { answerEngine }: Ports): string[] {
  return [
    answerEngine.kind === 'model'
      ? `Answers come from ${answerEngine.model} at ${withoutSecrets(env.AI_BASE_URL)}.`
      : 'No model is configured (AI_BASE_URL): answers come from the built-in handbook.',
    env.DATABASE_URL
      ? 'Data is kept in PostgreSQL.'
      : `Data is kept in ${env.DATA_DIR} (embedded; safe against a crash of the process, not of the machine).`,
    ...(env.SMTP_URL
      ? []
      : [
          `Mails are not sent (SMTP_URL): they are printed here and kept in ${join(env.DATA_DIR, 'outbox')}.`,
        ]),
    `Coinquiry is ready: ${address}`,
  ]
}

function withoutSecrets(address = ''): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
