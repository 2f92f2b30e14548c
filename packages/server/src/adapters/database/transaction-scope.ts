import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'

/**
 * Tells whether the running code is inside of a transaction. There, another connection is a trap:
 * the embedded engine has only one, so that the wait for it would never end.
 */
export function transactionScope() {
  const storage = new AsyncLocalStorage<{ open: boolean }>()

  function refuseInside(): void {
    if (storage.getStore()?.open) throw new Error('Use tx, not the database, inside a transaction')
  }

  const guard: KyselyPlugin = {
    transformQuery({ node }) {
      refuseInside()
      return node
    },
    transformResult: async ({ result }) => result,
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    refuseInside()
    const scope = { open: true }
    try {
      return await storage.run(scope, work)
    } finally {
      // What the work started and left running is outside from here on.
      scope.open = false
    }
  }

  return { guard, run }
}
