import type { NameTable } from '../../../../subjects/name-table.ts'
import type { Likelihoods } from '../../handbook/wants.ts'
import type { DeskPlan, Part, Plan } from '../plan.ts'
import { clausesOf, figuresIn } from './clauses.ts'
import { introductionOf } from './introduction.ts'
import { isWanted } from './likely.ts'
import { plansOf } from './plan-of.ts'
import { isOnChain, type Request, readRequest, rememberedOf } from './request.ts'
import { isPlain } from './residue.ts'

interface Asked {
  readonly text: string
  /** Earlier turns, oldest first. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
}

/** In UTF-16 units; a longer text is a story, which no look-up answers. */
const LONGEST = 400
/** So many earlier questions can a follow-up rest on. */
const MOST_EARLIER = 6
/** A longer answer is none. */
const MOST_PARTS = 4

/** A question as it is meant after the ones before it; null for a story. */
export function requestOf({ text, history }: Asked, by: KnownNames): Request | null {
  if (text.length > LONGEST) return null
  return readRequest(text, { ...by, before: beforeOf(history, by) })
}

function beforeOf(history: Asked['history'], { table, now }: KnownNames): Request | null {
  let before: Request | null = null
  const earlier = history.filter(({ role }) => role === 'user').slice(-MOST_EARLIER)
  for (const { content } of earlier) {
    if (content.length > LONGEST) continue
    before = rememberedOf(readRequest(content, { table, now, before }), before)
  }
  return before
}

/** What data a question wants; null for what the handbook alone answers. */
export function deskPlanOf(
  { text, history }: Asked,
  { table, now, likelyOf }: PlannerInput,
): DeskPlan | null {
  if (text.length > LONGEST) return null
  const before = beforeOf(history, { table, now })
  const [first, ...others] = partsOf(text, { table, now, likelyOf, before })
  return first ? { parts: [first, ...others] } : null
}

/** What a question is read with. */
export interface KnownNames {
  readonly table: NameTable
  readonly now: Date
}

/** What a plan is made with. */
export interface PlannerInput extends KnownNames {
  /** What questions like this one want. */
  readonly likelyOf: (text: string) => Likelihoods
}

interface Context extends PlannerInput {
  readonly before: Request | null
}

function partsOf(text: string, context: Context): Part[] {
  const clauses = clausesOf(text)
  const apart = clauses.length > 1 ? ofClauses(clauses, context) : []
  const several = apart.length > 0 ? apart : ofFigures(text, context)
  const [one] = several
  const isTogether = one?.kind === 'price' || one?.kind === 'chart' || one?.kind === 'compare'
  const isList = isTogether && several.every(({ kind }) => kind === one.kind)
  if (several.length > 0 && !isList) return several
  const request = readRequest(text, context)
  const plans = wantedOf(request, context)
  // Prices of several assets are one table, and their courses one drawing.
  if (plans.length === 0) return several.length > 0 ? several : introductionOf(request)
  const [only] = plans
  // What has a name alone is explained besides, and so is a project.
  const isName = request.topic === null && !/[\p{L}\p{N}]/u.test(text.replace(nameIn(request), ''))
  const isIntroduced = only?.kind === 'profile' && only.focus === 'all'
  const isExplained = (isName && only?.kind === 'price') || isIntroduced
  if (!isExplained || request.assets.length > 1 || !request.subjects.some(isKnown))
    return [...plans]
  return [...plans, { kind: 'explain', text: nameIn(request) }]
}

function wantedOf(request: Request, { likelyOf }: Context): readonly Plan[] {
  const plans = plansOf(request)
  return plans.length > 0 && isWanted(request, plans, likelyOf(request.text)) ? plans : []
}

const isKnown = (subject: Request['subjects'][number]) => 'candidates' in subject

const nameIn = ({ text, subjects }: Request) => {
  const name = subjects.find(isKnown)
  return name ? text.slice(name.start, name.end) : text
}

/** Each clause a request of its own, or else none: then the whole is one. */
function ofClauses(clauses: readonly string[], context: Context): Part[] {
  const parts: Part[] = []
  let { before } = context
  for (const clause of clauses) {
    const request = readRequest(clause, { ...context, before })
    const plans = wantedOf(request, context)
    // A name before a question is what the question is about.
    const isName = request.topic === null && !request.explains
    const isExplained = plans.length === 0 && request.explains && !request.isOther
    if (isName && request.assets.length + request.names.length > 0) {
      before = request
      continue
    }
    if (plans.length === 0 && !isExplained && !isFiller(request)) return []
    parts.push(...plans, ...(isExplained ? [{ kind: 'explain', text: clause } as const] : []))
    before = rememberedOf(request, before)
  }
  const isMixed = parts.length > 1 && parts.some(({ kind }) => kind !== 'explain')
  const once = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]
  return isMixed && once.length > 1 ? once.slice(0, MOST_PARTS) : []
}

/** Several figures of what the first of them is of. */
function ofFigures(text: string, context: Context): Part[] {
  const [first = '', ...others] = figuresIn(text)
  if (others.length === 0) return []
  const { assets, names } = readRequest(first, context)
  const parts = assets.length + names.length > 0 ? ofClauses([first, ...others], context) : []
  return parts.some(({ kind }) => kind === 'explain') ? [] : parts
}

/** “Please”, “hi there”: nothing is asked by it. */
const isFiller = ({ folded, assets, names, subjects }: Request) =>
  assets.length === 0 &&
  names.length === 0 &&
  !subjects.some(isOnChain) &&
  isPlain(folded, subjects)
