/** What tests of other packages use of the server, beside its wire. */
export { createAnswerEngine } from '../adapters/answer-engine/answer-engine.ts'
export type { Handbook } from '../adapters/answer-engine/handbook/handbook.ts'
export { openHandbook, openOver } from '../adapters/answer-engine/handbook/open-handbook.ts'
export { opensWithYesOrNo } from '../adapters/answer-engine/handbook/testing/yes-or-no.ts'
export { hostileCases } from '../adapters/answer-engine/hostile/testing/hostile-cases.ts'
export { languageOf } from '../adapters/answer-engine/language.ts'
export type { Database, Db } from '../adapters/database/database.ts'
export { openDatabase } from '../adapters/database/open-database.ts'
export { openPostgresql } from '../adapters/database/postgresql.ts'
export { activePartsOf } from '../adapters/documents/testing/active-parts.ts'
export { openDocx, targetsOf, textOfDocx } from '../adapters/documents/testing/open-docx.ts'
export { openPdf } from '../adapters/documents/testing/open-pdf.ts'
export { pdf } from '../adapters/pages/testing/pdf.ts'
export { type FakeApple, startFakeApple } from '../adapters/social-login/testing/fake-apple.ts'
export { type FakeGoogle, startFakeGoogle } from '../adapters/social-login/testing/fake-google.ts'
export { type FakeX, startFakeX, type XPerson } from '../adapters/social-login/testing/fake-x.ts'
export { readFormPost } from '../adapters/social-login/testing/form-post.ts'
export { ANSWER_BOUNDS } from '../domain/answer-bounds.ts'
export type { CitationBacking } from '../domain/citations/backing.ts'
export { checkCitations } from '../domain/citations/check.ts'
export type { Figure, FigureKind } from '../domain/figure.ts'
export { type CheckedNumber, checkNumbers } from '../domain/figures/check.ts'
export type { Backing } from '../domain/figures/known.ts'
export { readEnv } from '../env.ts'
export { newToken, tokenHash } from '../features/auth/secrets.ts'
export { writeCursor } from '../features/topics/topic-list.ts'
export { DataFailure } from '../ports/data-failure.ts'
export type { AnswerEngine } from '../ports.ts'
export {
  copyEmbeddedTemplate,
  type EmbeddedTemplate,
  makeEmbeddedTemplate,
} from './embedded-database.ts'
export {
  type FakeJsonService,
  type JsonServiceRequest,
  startFakeJsonService,
} from './fake-json-service.ts'
export { type FinishedAnswer, finishedAnswer } from './finished-answer.ts'
export { freePort, listenOnLoopback } from './loopback-server.ts'
export { type Cluster, startCluster } from './postgresql-cluster.ts'
export { createPostgresqlDatabase, startMigratedCluster } from './postgresql-database.ts'
export { type RecordedAsk, recordAsk } from './recorded-ask.ts'
