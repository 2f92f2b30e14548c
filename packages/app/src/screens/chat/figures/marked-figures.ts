import type { AnswerFigures as MarkedFigures } from '@coinquiry/ui/markdown'
import type { IntlShape } from 'react-intl'
import { CURRENT_MINUTES } from '../../../data/figure-ages.ts'
import type { AnswerFigures, FigureSource } from '../../../data/topics.ts'

/** The figures of an answer as the kit takes them; the same object as long as nothing changes. */
export function markedFigures(known: AnswerFigures, intl: IntlShape): MarkedFigures {
  const last = made.get(known)
  if (last?.labels.locale === intl.locale) return last
  const marked = {
    figures: known.figures.map(({ kind, how, inputs, ...figure }) => {
      const minutes = CURRENT_MINUTES[kind]
      return {
        ...figure,
        ...shownOf(figure),
        isComputed: how === 'computed',
        currentFor: minutes === null ? undefined : minutes * 60_000,
        inputs: inputs?.map((input) => ({ ...input, ...shownOf(input) })),
      }
    }),
    unfound: known.check.unfound,
    unsupported: known.citations?.unsupported,
    labels: labelsOf(intl),
  }
  made.set(known, marked)
  return marked
}

const made = new WeakMap<AnswerFigures, MarkedFigures>()

const shownOf = ({ as_of, source }: { as_of: string; source: FigureSource }) => ({
  time: new Date(as_of),
  source,
})

const labelsOf = ({ formatMessage, locale }: IntlShape): MarkedFigures['labels'] => ({
  locale,
  read: formatMessage({ id: 'figures.read' }),
  computed: formatMessage({ id: 'figures.computed' }),
  stale: formatMessage({ id: 'figures.stale' }),
  unfound: formatMessage({ id: 'figures.unfound' }),
  unfoundMeaning: formatMessage({ id: 'figures.unfoundMeaning' }),
  unsupported: formatMessage({ id: 'figures.unsupported' }),
  source: formatMessage({ id: 'figures.source' }),
  time: formatMessage({ id: 'figures.time' }),
  formula: formatMessage({ id: 'figures.formula' }),
  inputs: formatMessage({ id: 'figures.inputs' }),
})
