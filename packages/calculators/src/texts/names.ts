import type { Texts } from './texts.ts'

const IN_ROW = /^[A-Za-z]+\.(\d+)\.([A-Za-z]+)$/

/** The name that people read of an input, also of one in a row, such as `purchases.2.price`. */
export function inputName(path: string, { inputs, rows }: Texts): string {
  const [, number, field] = IN_ROW.exec(path) ?? []
  if (number === undefined || field === undefined) return inputs[path] ?? path
  return rows.field.replace('{field}', inputs[field] ?? field).replace('{number}', number)
}

/**
 * A formula in the names that people read; those of several words are looked up as a whole. What is
 * none of `given`, the inputs that it may name, is a result: some names are both, of other calculators.
 */
export const spelledOut = (
  formula: string,
  { inputs, results, formulas }: Texts,
  given: readonly string[],
): string =>
  formulas[formula] ??
  formula.replace(
    /[A-Za-z]+(?: [A-Za-z]+)*/g,
    (name) => (given.includes(name) ? undefined : results[name]) ?? inputs[name] ?? name,
  )
