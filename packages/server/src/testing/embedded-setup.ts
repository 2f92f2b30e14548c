import type { TestProject } from 'vitest/node'
import { type EmbeddedTemplate, makeEmbeddedTemplate } from './embedded-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of the template of embedded databases. */
    embedded: string
  }
}

/** Run once before the tests of the project: what it returns is run after them. */
export async function setup(project: TestProject): Promise<EmbeddedTemplate['remove']> {
  const { file, remove } = await makeEmbeddedTemplate()
  project.provide('embedded', file)
  return remove
}
