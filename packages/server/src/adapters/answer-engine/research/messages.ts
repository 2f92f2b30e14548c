import { DATA_KINDS } from '../../../ports/live-data.ts'
import type { OfferedTools } from '../../../ports/tool-servers.ts'
import type { Language, Question } from '../../../ports.ts'
import { languageOf } from '../language.ts'
import type { LeftOut } from './allowance.ts'
import type { Tool } from './tool.ts'

const en = {
  asking: 'Handing the question to the model',
  searching: (query: string) => `Searching the web: ${query}`,
  page: (host: string) => `Reading ${host}`,
  market: (assets: readonly string[]) => `Reading market data: ${assets.join(', ')}`,
  history: (asset: string) => `Reading the price history: ${asset}`,
  computing: (calculator: string) => `Computing: ${calculator}`,
  together: (count: number) => `Working on ${count} things`,
  found: 'Reading what was found',
  noTools: 'The web was not searched: the configured model can’t use search.',
  notSearched: 'The web was not searched for this answer.',
  searchFailed: 'The web was not searched: the search provider didn’t answer properly.',
  profile: (asset: string) => `Reading what is known of ${asset}`,
  ranking: 'Reading the ranking of assets',
  overview: 'Reading figures of the whole market',
  defi: (name: string | null) => `Reading DeFi data${name ? `: ${name}` : ''}`,
  chain: (id: string) => `Reading the blockchain${id ? `: ${id}` : ''}`,
  sentiment: 'Reading the mood of the market',
  news: (about: string) => `Reading the news${about ? `: ${about}` : ''}`,
  failed: {
    market: 'Market data could not be read.',
    defi: 'DeFi data could not be read.',
    chain: 'Chain data could not be read.',
    sentiment: 'Sentiment data could not be read.',
    news: 'The news could not be read.',
  },
  old: (day: string) => `The newest page with a date is of ${day}; things may have changed since.`,
  leftOut: {
    all: (parts: readonly string[]) => `Left out: ${parts.join('; ')}.`,
    calls: (things: string) => `${things} (more look-ups than one answer makes)`,
    late: (things: string) => `${things} (took too long)`,
    long: (things: string) => `${things} (more text than one answer reads)`,
    busy: (things: string) => `${things} (too many pages were being read)`,
    more: 'further look-ups',
    turns: 'further look-ups (no more rounds of them)',
  },
  serverFailed: (name: string) => `The tools of ${name} could not be used.`,
  toolsLacking: (name: string, tools: string) =>
    `Of the tools of ${name} these could not be used: ${tools}.`,
  cutOff: {
    length: 'The answer is cut off here: the model reached its limit of length.',
    filter: 'The provider of the model held back the rest of this answer.',
    time: 'The answer is cut off here: it took as long as one answer may.',
  },
}

const zh: typeof en = {
  asking: '正在把问题交给模型',
  searching: (query) => `正在搜索网页：${query}`,
  page: (host) => `正在阅读 ${host}`,
  market: (assets) => `正在读取行情数据：${assets.join('、')}`,
  history: (asset) => `正在读取历史价格：${asset}`,
  computing: (calculator) => `正在计算：${calculator}`,
  together: (count) => `正在同时处理 ${count} 项`,
  found: '正在阅读找到的内容',
  noTools: '没有搜索网络：所配置的模型不支持搜索。',
  notSearched: '这个回答没有搜索网络。',
  searchFailed: '没有搜索网络：搜索服务未能正常应答。',
  profile: (asset) => `正在读取项目资料：${asset}`,
  ranking: '正在读取币种排行',
  overview: '正在读取全市场数据',
  defi: (name) => `正在读取 DeFi 数据${name ? `：${name}` : ''}`,
  chain: (id) => `正在读取链上数据${id ? `：${id}` : ''}`,
  sentiment: '正在读取市场情绪',
  news: (about) => `正在读取新闻${about ? `：${about}` : ''}`,
  failed: {
    market: '未能读取行情数据。',
    defi: '未能读取 DeFi 数据。',
    chain: '未能读取链上数据。',
    sentiment: '未能读取情绪数据。',
    news: '未能读取新闻。',
  },
  old: (day) => `有日期的网页中最新的是 ${day}，此后情况可能已有变化。`,
  leftOut: {
    all: (parts) => `未包括：${parts.join('；')}。`,
    calls: (things) => `${things}（超出一个回答的查询次数）`,
    late: (things) => `${things}（等待时间过长）`,
    long: (things) => `${things}（内容过长）`,
    busy: (things) => `${things}（同时读取的网页过多）`,
    more: '更多查询',
    turns: '更多查询（查询轮数已用完）',
  },
  serverFailed: (name) => `未能使用 ${name} 的工具。`,
  toolsLacking: (name, tools) => `未能使用 ${name} 的以下工具：${tools}。`,
  cutOff: {
    length: '已达到模型的长度上限，回答在此中断。',
    filter: '模型服务商未提供此回答的其余部分。',
    time: '已达到单个回答的时间上限，回答在此中断。',
  },
}

/** What people read of a model's work: its steps, and what an answer says of a search that was not made. */
export const RESEARCH_MESSAGES: Readonly<Record<Language, typeof en>> = { en, zh }

/** What came of the look-ups of an answer. */
interface LookedUp {
  readonly tools: readonly Pick<Tool, 'kind'>[]
  readonly leftOut: readonly LeftOut[]
  readonly leavesOutMore: boolean
  readonly isOutOfTurns: boolean
  readonly newestPage: string | null
  has(kind: Tool['kind']): 'succeeded' | 'failed' | 'leftOut' | 'nothing'
}

/** What could be searched for an answer. */
export type Reach =
  /** The asker doesn't ask for it. */
  | 'off'
  /** The asker asks for it, but no provider is configured. */
  | 'unavailable'
  /** The asker asks for it, but the model takes no tools. */
  | 'noTools'
  /** The model takes no tools; what a plan by rule wanted was looked up for it. */
  | 'given'
  | 'tools'

/** Why an answer ends before its end. */
export type CutOffBy = keyof typeof en.cutOff

/** What an answer says of a model that was not let write to its end. */
export function cutOffNote({ text }: Question, by: CutOffBy | null): string[] {
  return by === null ? [] : [RESEARCH_MESSAGES[languageOf(text)].cutOff[by]]
}

type Unserved = Pick<OfferedTools, 'missing' | 'lacking'>
const NOTHING_LACKS: Unserved = { missing: [], lacking: [] }

/**
 * What an answer has to say of the search that was asked for and not made, in its language, and of
 * declared servers all or some of whose tools were missing or failed. That none is configured is said where search
 * is switched on, not by every answer. Where all that was found is pages, and old ones, that is said.
 */
export function notesOn(
  { text }: Question,
  reach: Reach,
  research: LookedUp,
  now: Date,
  { missing, lacking }: Unserved = NOTHING_LACKS,
): string[] {
  const language = languageOf(text)
  const messages = RESEARCH_MESSAGES[language]
  if (reach === 'off') return []
  if (reach === 'noTools') return [messages.noTools]
  const kinds = [...new Set(research.tools.map(({ kind }) => kind))]
  const servers = kinds.filter((kind) => research.has(kind) === 'failed').flatMap(serverOf)
  const notes = [
    ...DATA_KINDS.filter((kind) => research.has(kind) === 'failed').map(
      (kind) => messages.failed[kind],
    ),
    ...[...servers, ...missing].map((name) => messages.serverFailed(name)),
    ...lacking
      .filter(({ server }) => !servers.includes(server))
      .map(({ server, tools }) => messages.toolsLacking(server, named(tools, language))),
    ...leftOutNote(research, language),
  ]
  if (!kinds.includes('web')) return notes
  const web = research.has('web')
  if (web === 'failed') return [messages.searchFailed, ...notes]
  const isInformed = kinds.some((kind) => informs(kind) && research.has(kind) === 'succeeded')
  if (isInformed) return notes
  if (web === 'succeeded') return [...notes, ...oldNote(research, now, language)]
  if (web === 'leftOut') return notes
  return [messages.notSearched, ...notes]
}

const serverOf = (kind: Tool['kind']) => (kind.startsWith('server:') ? [kind.slice(7)] : [])

/** A sum looks nothing up. */
const informs = (kind: Tool['kind']) => kind !== 'web' && kind !== 'sum'

const OLD_MS = 180 * 86_400_000

function oldNote({ newestPage }: LookedUp, now: Date, language: Language): string[] {
  if (newestPage === null || now.getTime() - Date.parse(newestPage) < OLD_MS) return []
  return [RESEARCH_MESSAGES[language].old(newestPage)]
}

const MOST_NAMED = 3

/** As code: nothing that a model or a file says becomes Markdown, a citation or a number to be checked. */
function named(
  things: readonly string[],
  language: Language,
  rest: readonly string[] = [],
): string {
  const some = things.slice(0, MOST_NAMED).map((thing) => `\`${thing.replaceAll('`', '')}\``)
  some.push(...(things.length > MOST_NAMED ? ['…'] : rest))
  return some.join(language === 'zh' ? '、' : ', ')
}

/** One line of what the bounds kept out, if anything. */
function leftOutNote(
  { tools, leftOut, leavesOutMore, isOutOfTurns }: LookedUp,
  language: Language,
): string[] {
  const texts = RESEARCH_MESSAGES[language].leftOut
  const parts = (['calls', 'late', 'long', 'busy'] as const).flatMap((why) => {
    const those = leftOut.filter((each) => each.why === why)
    const things = new Set(those.map(({ step }) => thingIn(step(language) ?? '')).filter(Boolean))
    const rest = why === 'calls' && leavesOutMore ? [texts.more] : []
    const list = named([...things], language, rest)
    return list === '' ? [] : [texts[why](list)]
  })
  // Nobody looks anything up in order to compute.
  if (isOutOfTurns && tools.some(({ kind }) => kind !== 'sum')) parts.push(texts.turns)
  return parts.length > 0 ? [texts.all(parts)] : []
}

/** What a step looks up: `market data: BTC`. */
const thingIn = (step: string): string =>
  step
    .replace(/^(?:(?:Reading|Searching|Computing:)(?: the)? |正在(?:读取|阅读|搜索|计算：)?)/u, '')
    .trim()
