/** A letter is missing or too many, or letters have changed places, but none is another. */
export function hasSameLetters(one: string, other: string): boolean {
  return one.length !== other.length || [...one].sort().join() === [...other].sort().join()
}

/** One letter is missing, too many, another, or two have changed places. */
export function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  )
}

/** Two such mistakes, none of them in the first letter. */
export function isTwoOff(one: string, other: string): boolean {
  if (one[0] !== other[0]) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [left, right] = [one.slice(at), other.slice(at)]
  const swapped = left[0] === right[1] && left[1] === right[0]
  return (
    isOneOff(left.slice(1), right.slice(1)) ||
    isOneOff(left.slice(1), right) ||
    isOneOff(left, right.slice(1)) ||
    (swapped && isOneOff(left.slice(2), right.slice(2)))
  )
}
