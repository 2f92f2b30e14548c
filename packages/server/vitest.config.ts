import { defineConfig, type Plugin } from 'vitest/config'

/**
 * Vitest chooses the development builds of packages. Those of micromark check themselves at each
 * character, which a server never runs and which takes twice the time.
 */
const packagesAsServed: Plugin = {
  name: 'packages-as-served',
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((one) => one !== 'development|production')
  },
}

export default defineConfig({
  plugins: [packagesAsServed],
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  // Where the setup below runs.
  environments: { __vitest__: { resolve: { conditions: ['coinquiry', 'node'] } } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgresql-setup.ts', 'src/testing/embedded-setup.ts'],
    // One embedded engine and one PostgreSQL database per worker, not per file.
    isolate: false,
    // To optimize the embedded engine takes seconds in each worker, and it is called too briefly for
    // that to come back.
    execArgv: ['--liftoff-only'],
    // Far more than any test takes alone: beside the other suites one may take ten times as long.
    hookTimeout: 240_000,
    testTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
