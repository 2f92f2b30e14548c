import { type CSSProperties, useMemo } from 'react'
import styles from './bars.module.css'
import type { ChartPoint } from './chart-data.ts'
import { shortFigure } from './formats.ts'

interface BarsProps {
  points: readonly ChartPoint[]
  unit: string | undefined
  locale: string
}

/**
 * Bars as a list, in its order. Their side of zero, and the sign, tell gains from losses: the colors
 * for them are read in opposite ways in the two languages.
 */
export function Bars({ points, unit, locale }: BarsProps) {
  const write = useMemo(() => shortFigure(locale, unit), [locale, unit])
  const figures = points.flatMap(([, figure]) => figure ?? [])
  const [low, high] = [Math.min(0, ...figures), Math.max(0, ...figures)]
  // Where all are losses, they are measured from the side on which gains would begin.
  const zero = high > 0 ? -low : 0
  const span = high > 0 ? high - low : -low
  const part = (figure: number) => (span > 0 ? Math.abs(figure) / span : 0)
  const style = { '--zero': span > 0 ? zero / span : 0 } as CSSProperties
  return (
    <ol className={styles.ranking} style={style} data-diverging={zero > 0 || undefined}>
      {points.map(([name, figure]) => (
        <li key={name} className={styles.ranked}>
          <span className={styles.rankedName}>{name}</span>
          <span aria-hidden="true" className={styles.track}>
            {figure !== null && (
              <span
                data-loss={figure < 0 || undefined}
                className={styles.bar}
                style={{ '--part': part(figure) } as CSSProperties}
              />
            )}
          </span>
          <span>{figure === null ? '–' : write(figure)}</span>
        </li>
      ))}
    </ol>
  )
}
