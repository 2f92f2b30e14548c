import { readFileSync } from 'node:fs'
import { afterAll, describe, test } from 'vitest'
import { describeConformance } from '../../packages/api-client/conformance/index.ts'
import { mockSubject } from './mock-subject.ts'

const openapi = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')

const { subject, close } = await mockSubject()
afterAll(close)

describeConformance(subject, openapi, { describe: describe.concurrent, test })
