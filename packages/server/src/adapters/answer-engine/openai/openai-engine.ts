import type { MarketData } from '../../../ports/market-data.ts'
import type { WebSearch } from '../../../ports/web-search.ts'
import { type AnswerEngine, EngineFailure, type Question } from '../../../ports.ts'
import { historyTool } from '../research/history-tool.ts'
import { marketTool } from '../research/market-tool.ts'
import { notesOn } from '../research/notes.ts'
import { type Report, Research } from '../research/research.ts'
import { searchTool } from '../research/search-tool.ts'
import { ChartMarks } from './chart-marks.ts'
import { Dialogue } from './dialogue.ts'
import type { ModelEndpoint } from './endpoint.ts'
import { finished } from './finishing.ts'
import { titleRequest } from './instructions.ts'
import { narrate } from './narration.ts'
import { writeTitle } from './title.ts'

/** What the model may look up, as far as it is configured. */
export interface Surroundings {
  readonly search: WebSearch | null
  readonly market: MarketData | null
  readonly now: () => Date
  /** Told of a tool that failed; the answer goes on. */
  readonly report: Report
}

/** As long as an announcement of a search may be, in UTF-16 units. */
const ASIDE = 120

/** Answers come from a model behind an OpenAI-compatible endpoint. */
export function openAiEngine(
  endpoint: ModelEndpoint,
  { search, market, now, report }: Surroundings,
): AnswerEngine {
  const tools = [
    ...(search ? [searchTool(search, now)] : []),
    ...(market ? [marketTool(market), historyTool(market)] : []),
  ]

  function answerTo(question: Question, signal: AbortSignal) {
    const offered = question.internetSearch ? tools : []
    const research = new Research(offered, question.language, report)
    const dialogue = new Dialogue(endpoint, question, research, now())
    return finished(
      narrate(dialogue.listen(signal), {
        thinking: question.deepThink,
        aside: offered.length > 0 ? ASIDE : 0,
      }),
      new ChartMarks((number) => research.chart(number)),
      () => notesOn(question, dialogue.reach, research),
    )
  }

  return {
    kind: 'model',
    model: endpoint.model,
    searches: search !== null,
    async *answer(question, signal) {
      try {
        yield* answerTo(question, signal)
      } catch (error) {
        // An abort is the asker's wish, whatever the transport makes of it.
        if (!signal.aborted) throw error
      }
    },
    async title(question, signal) {
      try {
        return await writeTitle(endpoint, titleRequest(question), signal)
      } catch (error) {
        // A topic without a title of the model's gets one from its question.
        if (error instanceof EngineFailure) return null
        throw error
      }
    },
  }
}
