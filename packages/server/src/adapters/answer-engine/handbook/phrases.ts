import type { Language } from '../../../ports.ts'
import type { Row } from './comparison.ts'
import type { Reason } from './plan.ts'
import type { SmallTalk } from './small-talk.ts'

type Texts = readonly string[]
type Talk = Readonly<Record<SmallTalk, string>>
type Aspects = Readonly<Record<Row['aspect'], string>>
type Reasons = Readonly<Record<Reason, (title: string, names: Texts) => string>>

const list = (items: Texts) => items.join(', ')

const en = {
  pair: (name: string, text: string) => `**${name}:** ${text}`,
  progress: {
    searching: 'Searching the built-in handbook',
    reading: (titles: Texts) => `Reading: ${list(titles)}`,
    nothing: 'No entry fits; saying so',
  },
  analysis: {
    language: 'The question is in English, so I search the English entries.',
    terms: (terms: Texts) => `Words to look up: ${list(terms)}.`,
    noTerms: 'There is no word in it that I could look up.',
    before: (names: Texts) =>
      `It leans on an earlier question, so I keep its subject: ${list(names)}.`,
    focus: {
      figures: 'It asks for a current figure. I have no market data and will not name one.',
      news: 'It asks about recent events. I see no news, so I can only explain what to look at.',
      forecast:
        'It asks about the future. I make no prediction; I can explain how to think about it.',
      future: 'It asks what will happen. I cannot know that; I can say what has happened before.',
      advice: 'It asks for a personal decision. I can give criteria, not a recommendation.',
    },
    considered: (titles: Texts) => `Entries considered, best match first: ${list(titles)}.`,
    reason: {
      named: (title, names) =>
        `I take “${title}”: the question names it${names.length > 0 ? ` (${list(names)})` : ''}.`,
      kind: (title, names) =>
        `I take “${title}”, which holds for all of its kind${names.length > 0 ? ` (asked: ${list(names)})` : ''}.`,
      words: (title) => `I take “${title}”: it shares the most words with the question.`,
      compared: (title) => `I take “${title}” as one side of the comparison.`,
      continued: (title) => `I take “${title}”, the subject of the conversation so far.`,
      guide: (title) => `I take “${title}”, which explains how to approach this.`,
    } satisfies Reasons as Reasons,
    sections: (headings: Texts) => `Sections that fit: ${list(headings)}.`,
    missing: (names: Texts) => `There is no entry on ${list(names)}.`,
    unknown: 'No entry answers this, so I say so instead of guessing.',
    choice: 'It may mean several things, so I ask.',
    term: (name: string) => `“${name}” stands in the glossary.`,
    sum: (isOpen: boolean): string =>
      isOpen
        ? 'It wants a sum, but not all that it takes is given.'
        : 'It wants a sum, and gives all that it takes.',
    smallTalk: 'It asks for nothing that has to be looked up.',
    offTopic: 'Nothing in it is about crypto or investing.',
    limits:
      'What I cannot know here: live prices, news, anything newer than the handbook, and your own circumstances.',
  },
  statement: {
    figures: 'I have no live data, so I can’t tell you a current price or rate.',
    news: 'I have no live data and see no news, so I can’t say what has happened lately.',
    future:
      'I can’t predict what will happen, and nobody can do so reliably. This is what it depends on.',
    forecast: 'I can’t predict prices, and nobody can do so reliably.',
    advice:
      'Whether to buy or sell is your decision, and I give no recommendation. It turns on what you could lose without harm, when you need the money, what debts you have, what you hold already, and what would change your mind. Here is how to think it through.',
  },
  check:
    '**Where to look:** compare the order book of a large exchange with an independent aggregator such as CoinGecko, and mind the time of the figure. For network fees, use a block explorer or your wallet’s estimate.',
  missing: (names: Texts) =>
    `The handbook has no entry on ${list(names)} itself; what follows holds in general.`,
  untreated: (places: Texts) => `The handbook says nothing on ${list(places)} in particular.`,
  choice: 'That could mean several things. Which do you mean?',
  compared: {
    what: 'What it is',
    how: 'How it works',
    risk: 'Risks',
    steps: 'What to do',
    cost: 'Costs and earnings',
    compare: 'Difference',
    kinds: 'Kinds',
    why: 'Why',
    sum: 'The sum',
    when: 'When',
    trouble: 'If it goes wrong',
    effect: 'What follows',
    law: 'Law and tax',
  } satisfies Aspects as Aspects,
  lacks: {
    section: 'The handbook has no section on exactly this; here is the background.',
    steps:
      'The handbook has no section with the steps for exactly this; here is what it has on the subject.',
  },
  unknown: (names: Texts) =>
    names.length > 0
      ? `I don’t know: the built-in handbook has no entry on ${list(names)}, and I’d rather say so than guess.`
      : 'I don’t know: the built-in handbook has no entry that answers this, and I’d rather say so than guess.',
  source: 'More',
  nearest: 'These entries come closest; ask me about any of them:',
  related: (titles: Texts) => `**Related:** ${titles.join(' · ')}`,
  offTopic:
    'I only answer questions about crypto assets and investing, so I can’t help with this one. You could ask, for example, what staking is, how to keep a wallet safe or how taxes on crypto work.',
  nameless: (names: Texts) =>
    `I don’t know ${list(names)}: the handbook has no entry on it, and I only answer questions about crypto assets and investing. If it is a coin, a wallet, an exchange or a protocol, say which; then I can tell what holds for all of them, such as how to check whether one is safe.`,
  smallTalk: {
    greeting:
      'Hello! I answer questions about crypto assets and investing from a built-in handbook. You could ask, for example, what staking is, how to keep a wallet safe or how dollar-cost averaging works.',
    thanks: 'You’re welcome. Ask away if there is more you want to know.',
    bye: 'Goodbye, and take care of your seed phrase.',
    who: 'I answer questions about crypto assets and investing from a handbook that is built into this app: no model writes these answers, and I see no live prices or news. You could ask, for example, what staking is or how to keep a wallet safe.',
  } satisfies Talk as Talk,
  /**
   * `updated` is the day of the oldest entry that was used, YYYY-MM-DD; `changes`, what of it is soon
   * out of date.
   */
  footer: (updated: string | null, changes: string | null) =>
    `From the built-in handbook, because no model is configured; no live data${updated ? `. As of ${updated}` : ''}.${changes ? ` What changes often: ${changes}` : ''}`,
}

const listZh = (items: Texts) => items.join('、')

/** A half-width space where Latin letters meet Chinese ones. */
const spaced = (text: string) => text.replace(/^(?=\w)|(?<=\w)$/g, ' ')

const zh: typeof en = {
  pair: (name, text) => `**${name}**：${text}`,
  progress: {
    searching: '正在查找内置手册',
    reading: (titles) => `正在阅读：${listZh(titles)}`,
    nothing: '没有合适的条目，将如实说明',
  },
  analysis: {
    language: '问题是中文，所以查中文条目。',
    terms: (terms) => `要查的词：${listZh(terms)}。`,
    noTerms: '里面没有可以查的词。',
    before: (names) => `这是接着前面的问题问的，沿用它的主题：${listZh(names)}。`,
    focus: {
      figures: '问的是当前数字。我没有行情数据，不会报任何数字。',
      news: '问的是近期事件。我看不到新闻，只能说明该看什么。',
      forecast: '问的是未来。我不做预测，可以说明怎么思考。',
      future: '问的是以后会怎样。我没法知道，可以说说以前发生过什么。',
      advice: '问的是个人决定。我可以给判断标准，不给买卖建议。',
    },
    considered: (titles) => `考虑过的条目（按匹配程度）：${listZh(titles)}。`,
    reason: {
      named: (title, names) =>
        `采用“${title}”：问题里提到了它${names.length > 0 ? `（${listZh(names)}）` : ''}。`,
      kind: (title, names) =>
        `采用“${title}”，它讲的是这一类的通则${names.length > 0 ? `（问的是${listZh(names)}）` : ''}。`,
      words: (title) => `采用“${title}”：它与问题共有的词最多。`,
      compared: (title) => `采用“${title}”，作为比较的一方。`,
      continued: (title) => `采用“${title}”，也就是前面一直在谈的主题。`,
      guide: (title) => `采用“${title}”，它说明该怎么看这类问题。`,
    },
    sections: (headings) => `合适的小节：${listZh(headings)}。`,
    missing: (names) => `没有关于${spaced(listZh(names))}的条目。`,
    unknown: '没有条目能回答它，与其猜测，不如直说。',
    choice: '问题可能指几种东西，所以先问清楚。',
    term: (name) => `术语表里有“${name}”。`,
    sum: (isOpen) =>
      isOpen ? '问的是一道计算题，但条件没有给全。' : '问的是一道计算题，条件齐全。',
    smallTalk: '里面没有需要查的内容。',
    offTopic: '内容与加密资产或投资无关。',
    limits: '这里无法知道的：实时价格、新闻、手册之后的新情况，以及你自己的处境。',
  },
  statement: {
    figures: '我没有实时数据，没法告诉你当前的价格或费率。',
    news: '我没有实时数据，也看不到新闻，没法告诉你最近发生了什么。',
    future: '以后会怎样，我不预测，也没有人能可靠地知道；下面是要看什么。',
    forecast: '我不预测价格，也没有人能可靠地预测。',
    advice:
      '买不买、卖不卖由你自己决定，我不给买卖建议。先想清楚：亏掉多少也不影响生活，这笔钱什么时候要用，有没有债务，已经持有什么，什么情况会让你改主意。下面说说怎么想。',
  },
  check:
    '**去哪里看**：对照一家大交易所的盘口和一个独立的行情网站（如 CoinGecko），并注意数字的时间；网络手续费看区块浏览器或钱包的估算。',
  missing: (names) => `手册里没有专门关于${spaced(listZh(names))}的条目，以下是一般性的说明。`,
  untreated: (places) => `手册没有专门谈到${spaced(listZh(places))}的情况。`,
  choice: '这个问题可能指几种不同的东西，你指的是哪一个？',
  compared: {
    what: '是什么',
    how: '怎么运作',
    risk: '风险',
    steps: '怎么做',
    cost: '费用与收益',
    compare: '区别',
    kinds: '种类',
    why: '原因',
    sum: '怎么算',
    when: '时间',
    trouble: '出了问题',
    effect: '影响',
    law: '法律与税',
  },
  lacks: {
    section: '手册没有专门谈到这一点，下面是相关的背景。',
    steps: '手册里没有专门讲这件事的操作步骤，下面是手册里相关的内容。',
  },
  unknown: (names) =>
    names.length > 0
      ? `我不知道：内置手册里没有关于${spaced(listZh(names))}的条目，与其猜测，不如直说。`
      : '我不知道：内置手册里没有能回答这个问题的条目，与其猜测，不如直说。',
  source: '延伸阅读',
  nearest: '下面几个条目最接近，可以接着问：',
  related: (titles) => `**相关**：${titles.join(' · ')}`,
  offTopic:
    '我只回答加密资产和投资方面的问题，这个帮不上忙。你可以问，比如：什么是质押、钱包怎么保管才安全、炒币怎么报税。',
  nameless: (names) =>
    `我不知道${spaced(listZh(names))}是什么：手册里没有这个条目，而我只回答加密资产和投资方面的问题。如果它是某种币、钱包、交易所或协议，请说明是哪一种，我可以讲这一类的通则，比如怎样查它安不安全。`,
  smallTalk: {
    greeting:
      '你好！我根据内置手册回答加密资产和投资方面的问题。你可以问，比如：什么是质押、钱包怎么保管才安全、定投有没有用。',
    thanks: '不客气，还想了解什么可以接着问。',
    bye: '再见，助记词记得收好。',
    who: '我根据应用内置的手册回答加密资产和投资方面的问题：这些回答不是模型写的，也看不到实时行情和新闻。你可以问，比如：什么是质押、钱包怎么保管才安全。',
  },
  footer: (updated, changes) =>
    `来自内置手册，因为没有配置模型；不含实时数据${updated ? `。内容截至 ${updated}` : ''}。${changes ? `容易变化的：${changes}` : ''}`,
}

/** The handbook's own texts, apart from its entries. */
export const PHRASES: Readonly<Record<Language, typeof en>> = { en, zh }
