import { isLeftOut, LeftOut } from './left-out.ts'
import type { Subject } from './subject.ts'

/** The same subject, where each world that can't be made, or fails, says which it is. */
export function namedWorlds(subject: Subject): Subject {
  return new Proxy(subject, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      return async (...args: readonly unknown[]) => {
        try {
          return await value.apply(target, args)
        } catch (error) {
          throw named(key, args, error)
        }
      }
    },
  })
}

function named(key: string | symbol, args: readonly unknown[], error: unknown): Error {
  const world = args.length === 0 ? String(key) : `${String(key)}(${args.join()})`
  const said = error instanceof Error ? error.message : String(error)
  return isLeftOut(error)
    ? new LeftOut(`${world}: ${said}`)
    : new Error(`The subject could not make ${world}: ${said}`, { cause: error })
}
