import { afterAll, describe, test } from 'vitest'
import { describeConformance } from '../../packages/api-client/conformance/index.ts'
import { mockSubject } from './mock-subject.ts'

const { subject, close } = await mockSubject()
afterAll(close)

describeConformance(subject, { describe: describe.concurrent, test })
