import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { leftOut } from '../conformance/left-out.ts'
import { type Subject, worldNames } from '../conformance/subject.ts'
import type { MadeSubject, SubjectFile } from '../conformance/subject-file.ts'
import { UsageError } from './options.ts'

/** The subject that a file makes for a server; throws a `UsageError` that says what is wrong with it. */
export async function loadSubject(path: string, api: string): Promise<MadeSubject> {
  if (!existsSync(path)) throw new UsageError(`--subject: there is no file ${path}`)
  const subject = await made(path, api)
  const lacking = lacks(Object(subject))
  if (lacking.length === 0) return subject
  throw new UsageError(
    `${path}: the subject lacks ${lacking.join(', ')}. A world that your server can't be brought into is left out by leftOut('why')`,
  )
}

async function made(path: string, api: string): Promise<MadeSubject> {
  const { default: make } = await explained(path, importedFrom(path))
  if (typeof make === 'function') return explained(path, async () => make({ api, leftOut }))
  throw new UsageError(
    `${path} must export a function by default: export default ({ api, leftOut }) => ({ … })`,
  )
}

const importedFrom = (path: string) => (): Promise<{ readonly default?: SubjectFile }> =>
  import(pathToFileURL(resolve(path)).href)

/** With the place of what has failed, which is in somebody else's code. */
async function explained<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { stack } = Object(error) as { stack?: string }
    throw new UsageError(`${path} could not be used:\n${stack ?? error}`, { cause: error })
  }
}

/** Files in JavaScript are not held against the type. */
function lacks(subject: Partial<Subject>): string[] {
  const questions: Readonly<Record<string, unknown>> = Object(subject.questions)
  return [
    ...(['name', 'api', 'decides'] as const).filter((field) => subject[field] === undefined),
    ...['quick', 'offTopic', 'failing'].flatMap((name) =>
      questions[name] === undefined ? [`questions.${name}`] : [],
    ),
    ...worldNames.filter((world) => typeof subject[world] !== 'function'),
  ]
}
