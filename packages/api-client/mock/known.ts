/** A name that nothing goes by; says which are known. */
export class UnknownName extends Error {
  constructor(what: string, name: string, names: readonly string[]) {
    super(`There is no ${what} "${name}", but: ${names.join(', ')}`)
  }
}

/** The name as it is, if it is known; throws an `UnknownName` else. */
export function known<Name extends string>(
  what: string,
  name: string,
  names: readonly Name[],
): Name {
  const found = names.find((one) => one === name)
  if (found === undefined) throw new UnknownName(what, name, names)
  return found
}
