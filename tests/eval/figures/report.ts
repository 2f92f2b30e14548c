import { printTable } from '../../bench/figures.ts'
import { percent, type Score } from '../scores.ts'
import { FAULTS, FIGURE_SETS, type FigureSet } from './answers.ts'
import { keepFigures } from './kept.ts'
import { type FigureScore, scoreFigures, total } from './score.ts'

/** Scores the check of figures and shows what it missed; of the unseen set only how much. */
export function evaluateFigures({ keeps }: { readonly keeps: boolean }): void {
  const scores = { tuned: scoreFigures('tuned'), unseen: scoreFigures('unseen') }
  const row = (name: string, of: (score: FigureScore) => Score) => [
    name,
    ...FIGURE_SETS.flatMap((set) => cells(of(scores[set]))),
  ]
  printTable(
    ['', 'tuned', '', 'unseen', ''],
    [
      ...FAULTS.map((fault) =>
        row(`wrong ${fault} found`, ({ planted }) => ({
          passed: planted[fault].found,
          of: planted[fault].of,
        })),
      ),
      row('all planted found (at least 95 %)', (score) => ({
        passed: total(score).found,
        of: total(score).of,
      })),
      row('right numbers marked (at most 2 %)', ({ right }) => ({
        passed: right.marked,
        of: right.of,
      })),
    ],
  )
  const answers = (set: FigureSet) => `${scores[set].answers} ${set}`
  console.log(`\nAnswers: ${FIGURE_SETS.map(answers).join(', ')}\n`)
  for (const miss of scores.tuned.misses) console.log(miss)
  if (keeps) keepFigures(scores)
}

const cells = (score: Score) => [percent(score), `${score.passed}/${score.of}`]
