import { needing } from '../src/needing.ts'
import { CONFORMANCE_PACKAGES } from './packages.ts'

export const { describeConformance } = await needing(
  '@coinquiry/api-client/conformance',
  CONFORMANCE_PACKAGES,
  () => import('./describe-conformance.ts'),
)

export type { TestRunner } from './describe-conformance.ts'
export { LeftOut, leftOut } from './left-out.ts'
export type { CallRequest, Credentials } from './request.ts'
export type { AskLimit, Limited, Person, Proof, Questions, Subject, Worlds } from './subject.ts'
export type { SubjectFile } from './subject-file.ts'
