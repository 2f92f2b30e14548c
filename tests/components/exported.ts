const entries = import.meta.glob<Record<string, unknown>>(
  [
    '../../packages/ui/src/{primitives,blocks}/*/index.ts',
    '../../packages/ui/src/markdown/index.ts',
  ],
  { eager: true },
)

/** Names of all components that the kit exports. */
export const exported = Object.values(entries)
  .flatMap((entry) => Object.keys(entry))
  .filter((name) => /^[A-Z]/.test(name))
