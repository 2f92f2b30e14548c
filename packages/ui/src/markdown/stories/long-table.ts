import type { AnswerSamples } from './zh.ts'

/** A month of prices, wider and longer than a phone. */
export function longTable({ table }: AnswerSamples): string {
  const days = Array.from({ length: 30 }, (_, at) => [
    `2024-04-${String(at + 1).padStart(2, '0')}`,
    ...[63_011 + at * 11, 64_217 + at * 17, 61_907 + at * 7, 63_413 + at * 13].map(String),
    String(28_000_731_000 + at * 731_000),
    at % 5 === 4 ? table.remark : '—',
  ])
  const rule = table.heads.map((_, at) => (at === 0 || at === 6 ? '---' : '--:'))
  return [table.heads, rule, ...days].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
