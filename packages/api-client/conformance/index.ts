export { describeConformance, type TestRunner } from './describe-conformance.ts'
export type { CallRequest, Credentials } from './request.ts'
export type { AskLimit, Limited, Person, Proof, Questions, Subject, Worlds } from './subject.ts'
