import type { DataKind } from '../../../../ports/live-data.ts'
import type { Language } from '../../../../ports.ts'

/** As a reader is told why something could not be read. */
export type Why = 'busy' | 'away' | 'wrong'

type Kinds = Readonly<Record<DataKind, string>>

const WHY: Readonly<Record<Why, string>> = {
  busy: 'takes no more requests just now',
  away: 'does not answer just now',
  wrong: 'answered with an error',
}
const WHY_ZH: Readonly<Record<Why, string>> = {
  busy: '暂时不接受更多请求',
  away: '暂时没有应答',
  wrong: '返回了错误',
}

const en = {
  from: (name: string, time: string, mark: string) => `${name}, as of ${time}${mark}`,
  source: (line: string) => `Source: ${line}.`,
  reading: 'Reading the question',
  waiting: (names: readonly string[]) => `Still waiting for: ${names.join(', ')}`,
  noSource: {
    market: 'No source of market data is configured here, so I can’t look that up.',
    defi: 'No source of DeFi data is configured here, so I can’t look that up.',
    chain: 'No source of on-chain data is configured here, so I can’t look that up.',
    sentiment: 'No source of the fear and greed index is configured here, so I can’t look that up.',
    news: 'No news feed is configured here, so I can’t look that up.',
  } satisfies Kinds as Kinds,
  kinds: {
    market: 'market data',
    defi: 'DeFi data',
    chain: 'chain data',
    sentiment: 'the fear and greed index',
    news: 'the news',
  } satisfies Kinds as Kinds,
  off: 'DeepSearch is off, so no live data was read for this answer. Switch it on and ask again for current figures.',
  notCovered: 'No source of such a figure is configured here, so I can’t tell you one of now.',
  again: 'Please try again in a moment.',
  explained: 'The explanation is from the built-in handbook. ',
  footer: (credits: string) =>
    `Put together from live data by fixed rules, because no model is configured.${credits ? ` ${credits}.` : ''}`,
  others: (name: string, others: readonly string[]) =>
    `${others.join(', ')} ${others.length > 1 ? 'bear' : 'bears'} the same ticker; this is ${name}, the largest by market cap, so ask for another by its name.`,
  formerly: (ticker: string, name: string, others: readonly string[]) =>
    `By ${ticker} some also mean ${others.join(', ')}; this is ${name}, so ask for another by its name.`,
  which: (ticker: string, names: readonly string[]) =>
    `${ticker} can mean ${names.join(' or ')}, and no market cap is known here that would decide it: which one do you mean? Ask again by its name.`,
  imitates: (name: string, known: string) =>
    `**Warning: ${name} is not ${known}, whose name or ticker it uses.**`,
  unknownAsset: (names: readonly string[]) =>
    `The market source knows no asset called ${names.join(', ')}.`,
  unread: (names: readonly string[], why: Why) =>
    `${names.join(', ')} could not be read, because the market source ${WHY[why]}; this is said without ${names.length > 1 ? 'them' : 'it'}.`,
  limited: (name: string, days: number) =>
    `The free access to ${name} reaches back ${days} days at most, so this begins there.`,
  earliest: (source: string, name: string, day: string) =>
    `${source} has no earlier figures of ${name} than those of ${day}, so this begins there.`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  up: (size: string) => `up ${size}`,
  down: (size: string) => `down ${size}`,
  unchanged: 'unchanged',
}

export type Texts = typeof en

const zh: Texts = {
  from: (name, time, mark) => `${name}，截至 ${time}${mark}`,
  source: (line) => `来源：${line}。`,
  reading: '正在理解问题',
  waiting: (names) => `仍在等待：${names.join('、')}`,
  noSource: {
    market: '这里没有配置行情数据的来源，查不了。',
    defi: '这里没有配置 DeFi 数据的来源，查不了。',
    chain: '这里没有配置链上数据的来源，查不了。',
    sentiment: '这里没有配置恐慌与贪婪指数的来源，查不了。',
    news: '这里没有配置新闻源，查不了。',
  },
  kinds: {
    market: '行情数据',
    defi: 'DeFi 数据',
    chain: '链上数据',
    sentiment: '恐慌与贪婪指数',
    news: '新闻',
  },
  off: '深度搜索已关闭，所以这个回答没有读取实时数据。打开后再问一次，就能看到当前的数字。',
  notCovered: '这里没有配置这类数字的来源，没法告诉你现在的数字。',
  again: '请稍后再试。',
  explained: '讲解来自内置手册。',
  footer: (credits) =>
    `由固定规则根据实时数据生成，因为没有配置模型。${credits ? `${credits}。` : ''}`,
  others: (name, others) =>
    `同一代号的还有 ${others.join('、')}；这里按市值取最大的 ${name}，要问别的请写它的名字。`,
  formerly: (ticker, name, others) =>
    `也有人用 ${ticker} 指 ${others.join('、')}；这里是 ${name}，要问别的请写它的名字。`,
  which: (ticker, names) =>
    `${ticker} 可能指 ${names.join(' 或 ')}，这里没有市值可以用来判断：你指的是哪一个？请用名字再问一次。`,
  imitates: (name, known) =>
    `**警告：${name}${/\p{sc=Han}$/u.test(name) ? '' : ' '}不是 ${known}，只是用了它的名字或代号。**`,
  unknownAsset: (names) => `行情来源里没有叫 ${names.join('、')} 的币。`,
  unread: (names, why) =>
    `行情来源${WHY_ZH[why]}，没有读到 ${names.join('、')}，所以这里的内容不包括${names.length > 1 ? '它们' : '它'}。`,
  limited: (name, days) => `${name} 的免费接口最多回溯 ${days} 天，所以从那时开始。`,
  earliest: (source, name, day) => `${source} 没有 ${name} 在 ${day} 之前的数据，所以从那时开始。`,
  days: (count) => `${count} 天`,
  up: (size) => `上涨 ${size}`,
  down: (size) => `下跌 ${size}`,
  unchanged: '持平',
}

/** What the desk says in more than one kind of answer. */
export const TEXTS: Readonly<Record<Language, Texts>> = { en, zh }
