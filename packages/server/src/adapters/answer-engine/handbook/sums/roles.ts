import type { Quantity, Unit } from './quantities.ts'

/** How one tells which number of a question is which. */
export interface Clue {
  readonly units: readonly Unit[]
  /** Words that name it before the number or after it; of several, the nearest one counts. */
  readonly before?: RegExp
  readonly after?: RegExp
  /** May be the one number of its units that nothing else claims. */
  readonly alone?: true
}

type Found<Role extends string> = Readonly<Partial<Record<Role, Quantity>>>

export interface Roles<Role extends string> {
  readonly found: Found<Role>
  /** The numbers without a role: with one of them left, the question may be another one. */
  readonly rest: readonly Quantity[]
}

/** As many characters as a name may be away from its number. */
const FAR = 26
/** A comma between a name and a number, in characters. */
const BREAK = 14
/** For any role at all; it outweighs how near the names are. */
const NAMED = 100
/** No sum here has more, and the ways to give roles grow fast with them. */
const MOST_NUMBERS = 8

/**
 * Gives each number the role that the words next to it name, so that all in all most numbers have
 * one and stand nearest to its name: in “entry 80, stop 75” 80 is the entry, though “stop” is next
 * to it too.
 */
export function rolesIn<Role extends string>(
  quantities: readonly Quantity[],
  clues: Readonly<Record<Role, Clue>>,
): Roles<Role> {
  if (quantities.length > MOST_NUMBERS) return { found: {} as Found<Role>, rest: quantities }
  const roles = Object.keys(clues) as Role[]
  const found: Partial<Record<Role, Quantity>> = { ...best(roles, quantities, clues).found }
  const left = () => quantities.filter((each) => !Object.values(found).includes(each))
  for (const role of roles) {
    const { alone, units } = clues[role]
    if (!alone || found[role]) continue
    const [only, ...others] = left().filter(({ unit }) => units.includes(unit))
    if (only && others.length === 0) found[role] = only
  }
  return { found, rest: left() }
}

interface Assignment<Role extends string> {
  readonly found: Found<Role>
  readonly score: number
}

function best<Role extends string>(
  [role, ...others]: readonly Role[],
  free: readonly Quantity[],
  clues: Readonly<Record<Role, Clue>>,
): Assignment<Role> {
  if (!role) return { found: {} as Found<Role>, score: 0 }
  const without = best(others, free, clues)
  return free.reduce((most, quantity) => {
    const near = nearness(quantity, clues[role])
    if (near === 0) return most
    const rest = best(
      others,
      free.filter((each) => each !== quantity),
      clues,
    )
    const score = rest.score + NAMED + near
    if (score < most.score) return most
    return { found: { ...rest.found, [role]: quantity } as Found<Role>, score }
  }, without)
}

/** Above 0 if the words next to a number name the role, more if they are nearer. */
function nearness(quantity: Quantity, { units, before, after }: Clue): number {
  if (!units.includes(quantity.unit)) return 0
  const behind = before ? matches(before, quantity.before).map((match) => match.after) : []
  const ahead = after ? matches(after, quantity.after).map((match) => match.before) : []
  const distances = [...behind, ...ahead].map(
    (between) => between.length + (/[,，、;；.。]/.test(between) ? BREAK : 0),
  )
  return Math.max(0, FAR - Math.min(FAR, ...distances))
}

/** What stands before and after each place where a pattern fits. */
function matches(pattern: RegExp, text: string) {
  return [...text.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  }))
}
