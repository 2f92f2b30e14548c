import type { LiveData } from '../../../ports/live-data.ts'
import type { OfferedTools, ToolServers } from '../../../ports/tool-servers.ts'
import type { WebPages } from '../../../ports/web-pages.ts'
import type { WebSearch } from '../../../ports/web-search.ts'
import {
  type AnswerEngine,
  type EngineEvent,
  EngineFailure,
  type Question,
  type TokenMeter,
} from '../../../ports.ts'
import { hasLiveData } from '../../configured-live-data.ts'
import type { ClassOf } from '../../source-classes/source-classes.ts'
import { languageOf } from '../language.ts'
import { withKnownLinks } from '../links/with-known-links.ts'
import { addressesWritten } from '../research/addresses-written.ts'
import { calculateTool } from '../research/calculate-tool.ts'
import { dataTools } from '../research/data-tools.ts'
import { cutOffNote, notesOn, RESEARCH_MESSAGES } from '../research/messages.ts'
import { readPageTool } from '../research/read-page-tool.ts'
import { type Recognize, type Recognized, unrecognized } from '../research/recognized.ts'
import { type Report, Research } from '../research/research.ts'
import { searchTool } from '../research/search-tool.ts'
import { servedTools } from '../research/served-tools.ts'
import type { PlanLookUps } from '../research/tool.ts'
import { Dialogue } from './dialogue.ts'
import type { ChatMessage, ModelEndpoint } from './endpoint.ts'
import { titleRequest } from './instructions.ts'
import { ChartMarks } from './marks.ts'
import { type ModelHabits, narrate } from './narration.ts'
import { reasonOf, requestModel } from './request.ts'

/** What the model may look up, as far as it is configured. */
export interface Surroundings {
  readonly search: WebSearch | null
  readonly classOf: ClassOf
  readonly pages: WebPages
  readonly data: Partial<LiveData>
  /** Null where the operator declares none. */
  readonly servers?: ToolServers | null
  readonly now: () => Date
  /** Tells what a question is about; nothing is known of it without it. */
  readonly recognize?: Recognize
  /** What is looked up for a model that takes no tools; nothing without it. */
  readonly plan?: PlanLookUps
  /** Told of a tool that failed; the answer goes on. */
  readonly report: Report
}

const NOT_SERVED: OfferedTools = { tools: [], missing: [], lacking: [] }

/** As long as an announcement of a search may be, in UTF-16 units. */
const ASIDE = 120

/** Answers come from a model behind an OpenAI-compatible endpoint. */
export function openAiEngine(
  endpoint: ModelEndpoint,
  { search, pages, classOf, data, servers, now, recognize, plan, report }: Surroundings,
): AnswerEngine {
  const tools = [
    ...(search ? [searchTool(search, classOf, now)] : []),
    ...dataTools(data, classOf),
    calculateTool(now),
  ]

  const habits: ModelHabits = { beginsThinking: false }

  /** Pages are read where a search may find them, or where the asker names one. */
  function pageTools(question: Question, { text }: Recognized) {
    const written = addressesWritten(question)
    const isOffered = search || written.size > 0
    return isOffered ? [readPageTool({ pages, classOf, now }, text, written)] : []
  }

  async function* answerTo(question: Question, signal: AbortSignal, meter?: TokenMeter) {
    const isServed = servers && question.internetSearch
    const served = isServed ? await servers.offered(signal) : NOT_SERVED
    const isKnown = recognize && question.internetSearch
    const recognized = isKnown ? await recognize(question) : unrecognized(question)
    const offered = question.internetSearch
      ? [...tools, ...pageTools(question, recognized), ...servedTools(served.tools, now)]
      : []
    const research = new Research(offered, question.language, report)
    const planned = async () => {
      try {
        return (await plan?.(question, recognized)) ?? []
      } catch (error) {
        report('It cannot be planned what to look up', error)
        return []
      }
    }
    const dialogue = new Dialogue(endpoint, {
      ...{ question, research, now: now(), plan: planned, recognized },
    })
    const narrated = narrate(dialogue.listen(signal, meter), {
      habits,
      thinking: question.deepThink,
      // Before a sum nothing is announced that would take time.
      aside: () => (dialogue.mayLookUp ? ASIDE : 0),
    })
    yield* finished(
      withKnownLinks(narrated, question, classOf),
      new ChartMarks((number) => research.chart(number)),
      () => [
        ...cutOffNote(question, dialogue.cutOff),
        ...notesOn(question, dialogue.reach, research, now(), served),
      ],
    )
  }

  return {
    kind: 'model',
    model: endpoint.model,
    searches: search !== null,
    readsLiveData: hasLiveData(data) || Boolean(servers),
    close: async () => servers?.close(),
    async *answer(question, signal, meter) {
      if (signal.aborted) return
      yield { event: 'progress', step: RESEARCH_MESSAGES[question.language].asking }
      try {
        yield* answerTo(question, signal, meter)
      } catch (error) {
        // After an abort the error of the transport means nothing.
        if (!signal.aborted) throw error
      }
    },
    async title(question, signal, meter) {
      try {
        const title = await writeTitle(endpoint, titleRequest(question), signal, meter)
        return title !== null && isInLanguageOf(question, title) ? title : null
      } catch (error) {
        // A topic without a title of the model's gets one from its question.
        if (error instanceof EngineFailure) return null
        throw error
      }
    },
  }
}

/** Whether a title can be read by whoever asked: a Chinese question may be named by a token's symbol. */
export const isInLanguageOf = (question: string, title: string): boolean =>
  languageOf(title) === languageOf(question) ||
  (languageOf(question) === 'zh' && !/\p{L}+\s+\p{L}/u.test(title))

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

interface Completion {
  readonly usage?: unknown
  readonly choices?: readonly { readonly message?: { readonly content?: string | null } }[]
}

const LONGEST = 60

/** One line for a topic; null when the model gives none that can be shown. */
export async function writeTitle(
  endpoint: ModelEndpoint,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  meter?: TokenMeter,
): Promise<string | null> {
  const metered = meter?.begin(JSON.stringify(messages))
  const pieces: Uint8Array[] = []
  for await (const piece of requestModel(endpoint, { messages, stream: false }, signal)) {
    pieces.push(piece)
  }
  const { content, usage } = completionOf(Buffer.concat(pieces).toString())
  metered?.said(content)
  metered?.reported(usage)
  const title = titleOf(content)
  return title && [...title].length <= LONGEST ? title : null
}

function completionOf(body: string) {
  try {
    const completion = JSON.parse(body) as Completion | null
    const content = String(completion?.choices?.[0]?.message?.content ?? '')
    return { content, usage: completion?.usage }
  } catch (error) {
    throw new EngineFailure('error.modelFailed', { cause: reasonOf(error) })
  }
}

function titleOf(content: string): string {
  const visible = content.replace(/^.*<\/think>|^\s*<think>.*$/s, '').trim()
  const [line = ''] = visible.split('\n')
  return line
    .replace(/^(?:title|标题)\s*[:：]\s*/i, '')
    .replace(/^["'“”「《*#\s]+|["'“”」》*\s。.]+$/g, '')
}
