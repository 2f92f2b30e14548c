import type { EngineEvent } from '../../../ports.ts'
import type { ChartMarks } from './chart-marks.ts'

/** The answer with its charts, and at its end the notes that there are by then. */
export async function* finished(
  events: AsyncIterable<EngineEvent>,
  charts: ChartMarks,
  notes: () => readonly string[],
): AsyncGenerator<EngineEvent> {
  const message = (content: string) => ({ event: 'message', content }) as const
  let relevant = true
  try {
    for await (const event of events) {
      if (event.event === 'relevant') relevant = event.relevant
      const said = event.event === 'message' ? message(charts.push(event.content)) : event
      if (said.event !== 'message' || said.content) yield said
    }
  } catch (error) {
    const rest = charts.end()
    if (rest) yield message(rest)
    throw error
  }
  const below = relevant ? notes().map((note) => `\n\n*${note}*`) : []
  const rest = [charts.end(), ...below].join('')
  if (rest) yield message(rest)
}
