export { describeConformance, type TestRunner } from './describe-conformance.ts'
export type { Limited } from './limited.ts'
export type { CallRequest, Credentials } from './request.ts'
export type { Person, Proof, Questions, Subject, Worlds } from './subject.ts'
