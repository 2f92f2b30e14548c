/** The name as it is, if it is known; throws an `Error` that lists the known ones. */
export function known<Name extends string>(
  what: string,
  name: Name,
  names: readonly string[],
): Name {
  if (names.includes(name)) return name
  throw new Error(`There is no ${what} "${name}", but: ${names.join(', ')}`)
}
