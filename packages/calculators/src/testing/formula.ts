type NumbersByName = Readonly<Record<string, number>>

/**
 * What a formula comes to, by numbers for its names; null for one that says more than arithmetic.
 * Reads + − × ÷ ^ √ and parentheses, as people do.
 */
export function valueOfFormula(formula: string, known: NumbersByName): number | null {
  const tokens = formula.match(/[\w.]+|[^\s\w.]/g) ?? []
  if (tokens.some((token) => /^[a-z]/i.test(token) && !(token in known))) return null
  let at = 0
  const next = (...expected: readonly string[]) => {
    const token = tokens[at] ?? ''
    if (!expected.includes(token)) return null
    at += 1
    return token
  }
  function sum(): number {
    let value = product()
    for (let sign = next('+', '−'); sign; sign = next('+', '−')) {
      const other = product()
      value = sign === '+' ? value + other : value - other
    }
    return value
  }
  function product(): number {
    let value = power()
    for (let sign = next('×', '÷'); sign; sign = next('×', '÷')) {
      const other = power()
      value = sign === '×' ? value * other : value / other
    }
    return value
  }
  function power(): number {
    const base = single()
    return next('^') ? base ** power() : base
  }
  function single(): number {
    if (next('√')) return Math.sqrt(single())
    if (next('(')) {
      const value = sum()
      next(')')
      return value
    }
    const token = tokens[at] ?? ''
    at += 1
    return known[token] ?? Number(token)
  }
  const value = sum()
  return at === tokens.length ? value : null
}
