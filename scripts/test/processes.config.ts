import { defineConfig } from 'vitest/config'
import { PROCESS_SUITES } from './suites.ts'

/** The process suites alone: Vitest reads every project's configuration, and that of the stories is slow. */
export default defineConfig({
  test: { projects: PROCESS_SUITES.map((name) => `tests/${name}/vitest.config.ts`) },
})
