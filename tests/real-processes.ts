import { fileURLToPath } from 'node:url'
import { mergeConfig, type UserWorkspaceConfig } from 'vitest/config'

const usual: UserWorkspaceConfig = {
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  // Where the setup below runs.
  environments: { __vitest__: { resolve: { conditions: ['coinquiry', 'node'] } } },
  test: {
    include: ['**/*.test.ts'],
    globalSetup: [
      fileURLToPath(new URL('away-from-midnight.ts', import.meta.url)),
      '@coinquiry/server/testing/postgresql-setup',
    ],
    // No test leaves anything behind for the next file, so that all share what they import.
    isolate: false,
    // Much of their time is spent in waiting: for a node's death, for a silent model. So they share workers.
    maxWorkers: 4,
    sequence: { groupOrder: 2 },
    // A busy machine may starve a server or a page; `npm test` names what passed only when repeated.
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
}

/** A suite that starts real server processes; `own` is how it differs from the others. */
export const realProcesses = (own: UserWorkspaceConfig): UserWorkspaceConfig =>
  mergeConfig(usual, own)
