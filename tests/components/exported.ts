const files = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/{primitives,blocks,markdown}/**/*.tsx',
  '../../packages/ui/src/primitives/icons.ts',
  '!../../packages/ui/src/**/*.{stories,test}.tsx',
])

/** A part's entry is the file that has its folder's name. */
const entries = Object.entries(files).filter(([path]) =>
  /\/([^/]+)\/\1\.tsx$|icons\.ts$/.test(path),
)

/** Names of all components that the kit exports. */
export const exported = (await Promise.all(entries.map(([, load]) => load())))
  .flatMap((entry) => Object.keys(entry))
  .filter((name) => /^[A-Z]/.test(name))
