/** While one question is planned, it and its parts are looked at from several sides. */
const MOST = 64

/** A function of a text that gives its last results again without working them out anew. */
export function keepingLast<Result>(of: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = of(text)
    if (results.size === MOST) results.delete(results.keys().next().value ?? '')
    results.set(text, result)
    return result
  }
}
