import type { StepPart } from '@coinquiry/ui/blocks/progress-steps'

const STATES: Readonly<Record<string, StepPart['state']>> = {
  '·': 'open',
  '✓': 'done',
  '✗': 'failed',
}

/**
 * The server's steps by their first lines, and what the last one lists: things that are done side by
 * side, each behind a mark for its state. A step that is told again is the last one, whatever of it
 * has ended meanwhile.
 */
export function reportedSteps(
  reported: readonly string[],
  stateLabels: Readonly<Record<StepPart['state'], string | undefined>>,
) {
  const begun = reported.map((step) => step.replaceAll(/^[✓✗] /gm, '· '))
  const last = reported.filter((_, at) => !begun.includes(begun[at] ?? '', at + 1))
  const [, ...lines] = last.at(-1)?.split('\n') ?? []
  const parts = lines.map((line): StepPart => {
    const state = STATES[line.charAt(0)] ?? 'open'
    return { text: line.replace(/^[·✓✗] /, ''), state, stateLabel: stateLabels[state] }
  })
  return { steps: last.map((step) => step.split('\n', 1).join()), current: last.length - 1, parts }
}
