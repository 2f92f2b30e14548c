import type { Schemas } from '@coinquiry/api-client/contract'
import type { Figure } from '../figure.ts'
import { type CheckedNumber, checkNumbers } from './check.ts'
import type { Backing } from './known.ts'
import { givenIn, traced } from './traced.ts'

type AnswerFigures = Schemas['AnswerFigures']

/** More would only be a burden to readers; all are counted. */
const MOST_SHOWN = 500

export interface CheckedAnswer extends Backing {
  readonly text: string
  /** What kind of engine wrote it. */
  readonly kind: 'model' | 'handbook'
  /** It looked something up, even if no figure came of it. */
  readonly hasLooked?: boolean
}

/** Which numbers of a finished answer come from where, and which from nowhere. */
export function figuresOf({
  text,
  kind,
  hasLooked = false,
  ...backing
}: CheckedAnswer): AnswerFigures {
  const basis = hasLooked ? 'lookups' : basisOf(kind, backing)
  if (basis !== 'lookups')
    return { figures: [], check: { basis, checked: 0, found: 0, unfound: [] } }
  const checked = checkNumbers(text, backing).filter(({ verdict }) => verdict !== 'exempt')
  const given = givenIn(backing)
  const unfound = checked.filter(({ verdict }) => verdict === 'unfound')
  return {
    figures: checked
      .flatMap((number) => shown(number, backing.figures, given))
      .slice(0, MOST_SHOWN),
    check: {
      basis,
      checked: checked.length,
      found: checked.length - unfound.length,
      unfound: unfound.slice(0, MOST_SHOWN).map(({ start, end }) => ({ start, end })),
    },
  }
}

function basisOf(kind: CheckedAnswer['kind'], { figures, sources }: Backing) {
  if (figures.length > 0) return 'lookups'
  if (kind === 'handbook') return 'handbook'
  return sources.length > 0 ? 'lookups' : 'memory'
}

function shown(
  { start, end, figure: found }: CheckedNumber,
  figures: readonly Figure[],
  given: ReadonlySet<number>,
): AnswerFigures['figures'] {
  if (!found) return []
  const figure = traced(found, figures, given)
  const { kind, how, formula, inputs } = figure
  return [
    {
      ...{ start, end, kind, how, ...quoted(figure) },
      ...(formula !== undefined && { formula }),
      ...(inputs && { inputs: inputs.map(({ name, figure }) => ({ name, ...quoted(figure) })) }),
    },
  ]
}

function quoted({ value, unit, asOf, source: { name, url } }: Figure) {
  return { value, unit, as_of: asOf, source: { name, url } }
}
