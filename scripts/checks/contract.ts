import { readContractFiles } from '../../packages/api-client/compatibility/files.ts'
import { promiseFaults } from '../../packages/api-client/compatibility/release.ts'
import { report } from './check.ts'

report('openapi.yaml is held against its last release', promiseFaults(readContractFiles()))
