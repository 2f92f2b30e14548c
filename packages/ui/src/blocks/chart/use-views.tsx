import { type ReactNode, useMemo, useState } from 'react'
import type { ChartControlLabels, ChartData, ChartLabels } from './chart-data.ts'
import { type Choice, ChoiceGroup, Controls } from './controls.tsx'
import { writeSpan } from './formats.ts'
import { canBeIndexed, canBeLogarithmic, indexed, inSpan, spansOf } from './views.ts'

interface Views {
  /** The figures of the chosen span. */
  shown: ChartData
  /** The same as they are drawn. */
  plotted: ChartData
  /** What can be chosen; null when there is only one way to show the figures. */
  controls: ReactNode
}

/** The ways in which figures can be shown, with the one that was chosen. */
export function useViews(data: ChartData, { locale, controls: labels }: ChartLabels): Views {
  const [days, setDays] = useState<number | null>(null)
  const [view, setView] = useState<'figures' | 'indexed'>(data.view ?? 'figures')
  const [scale, setScale] = useState<'linear' | 'log'>(data.scale ?? 'linear')
  const spans = useMemo(() => spansOf(data), [data])
  // A chart whose figures grow may lose what was chosen for the ones before.
  const span = days !== null && spans.includes(days) ? days : null
  const shown = useMemo(() => inSpan(data, span), [data, span])
  const [indexable, loggable] = [canBeIndexed(data), canBeLogarithmic(data)]
  const isIndexed = view === 'indexed' && indexable
  const plotted = useMemo(
    () => ({
      ...(isIndexed ? indexed(shown) : shown),
      scale: scale === 'log' && loggable ? ('log' as const) : undefined,
    }),
    [shown, isIndexed, scale, loggable],
  )
  const offered = labels && (spans.length > 0 || indexable || loggable)
  const controls = offered && (
    <Controls>
      {spans.length > 0 && (
        <ChoiceGroup
          label={labels.span}
          choices={spanChoices(spans, locale, labels)}
          value={span}
          onChoose={setDays}
        />
      )}
      {indexable && (
        <ChoiceGroup
          label={labels.view}
          choices={[
            { value: 'figures', label: labels.figures },
            { value: 'indexed', label: labels.indexed },
          ]}
          value={view}
          onChoose={setView}
        />
      )}
      {loggable && (
        <ChoiceGroup
          label={labels.scale}
          choices={[
            { value: 'linear', label: labels.linear },
            { value: 'log', label: labels.log },
          ]}
          value={scale}
          onChoose={setScale}
        />
      )}
    </Controls>
  )
  return { shown, plotted, controls: controls || null }
}

function spanChoices(
  spans: readonly number[],
  locale: string,
  { all }: ChartControlLabels,
): Choice<number | null>[] {
  return [
    ...spans.map((days) => ({ value: days, label: writeSpan(locale, days) })),
    { value: null, label: all },
  ]
}
