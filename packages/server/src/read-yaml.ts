import { CORE_SCHEMA, FAILSAFE_SCHEMA, load } from 'js-yaml'
import { ZodError } from 'zod'
import { reasonOf } from './start-error.ts'

/** Reads YAML; days stay texts. Throws an error that names the line where it is not in form. */
export function readYaml(text: string): unknown {
  return load(text, { schema: CORE_SCHEMA })
}

/** The same where all values are texts, also what looks like a number, which is faster. */
export function readYamlTexts(text: string): unknown {
  return load(text, { schema: FAILSAFE_SCHEMA })
}

/** What is wrong with a file, and where: what a schema or the reading of it says first. */
export function faultOf(error: unknown): string {
  if (!(error instanceof ZodError)) return reasonOf(error)
  const [issue] = error.issues
  const said = issue?.code === 'invalid_key' ? issue.issues[0] : issue
  return [issue?.path.join(' '), said?.message].filter(Boolean).join(': ')
}
