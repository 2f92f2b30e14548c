import type { Phrases } from './phrases.ts'

const list = (items: readonly string[]) => items.join(', ')

export const en: Phrases = {
  pair: (name, text) => `**${name}:** ${text}`,
  progress: {
    searching: 'Searching the built-in handbook',
    reading: (titles) => `Reading: ${list(titles)}`,
    nothing: 'No entry fits; saying so',
  },
  analysis: {
    language: 'The question is in English, so I search the English entries.',
    terms: (terms) => `Words to look up: ${list(terms)}.`,
    noTerms: 'There is no word in it that I could look up.',
    before: (names) => `It leans on an earlier question, so I keep its subject: ${list(names)}.`,
    focus: {
      live: 'It asks for a current figure. I have no market data and will not name one.',
      news: 'It asks about recent events. I see no news, so I can only explain what to look at.',
      prediction:
        'It asks about the future. I make no prediction; I can explain how to think about it.',
      advice: 'It asks for a personal decision. I can give criteria, not a recommendation.',
    },
    considered: (titles) => `Entries considered, best match first: ${list(titles)}.`,
    reason: {
      named: (title, names) => `I take “${title}”: the question names it (${list(names)}).`,
      words: (title) => `I take “${title}”: it shares the most words with the question.`,
      compared: (title) => `I take “${title}” as one side of the comparison.`,
      continued: (title) => `I take “${title}”, the subject of the conversation so far.`,
      guide: (title) => `I take “${title}”, which explains how to approach this.`,
    },
    sections: (headings) => `Sections that fit: ${list(headings)}.`,
    missing: (names) => `There is no entry on ${list(names)}.`,
    unknown: 'No entry answers this, so I say so instead of guessing.',
    offTopic: 'Nothing in it is about crypto or investing.',
    limits:
      'What I cannot know here: live prices, news, anything newer than the handbook, and your own circumstances.',
  },
  statement: {
    live: 'I have no live data, so I can’t tell you a current price or rate.',
    news: 'I have no live data and see no news, so I can’t say what moved the market today.',
    prediction: 'I can’t predict prices, and nobody can do so reliably.',
    advice:
      'Whether to buy or sell is your decision, and I give no recommendation. Here is how to think it through.',
  },
  check:
    '**Where to look:** compare the order book of a large exchange with an independent aggregator such as CoinGecko, and mind the time of the figure. For network fees, use a block explorer or your wallet’s estimate.',
  missing: (names) => `The handbook has no entry on ${list(names)}; what follows is general.`,
  background: 'The handbook has no section on exactly this; here is the background.',
  unknown: (names) =>
    names.length > 0
      ? `I don’t know: the built-in handbook has no entry on ${list(names)}, and I’d rather say so than guess.`
      : 'I don’t know: the built-in handbook has no entry that answers this, and I’d rather say so than guess.',
  nearest: 'These entries come closest; ask me about any of them:',
  related: (titles) => `**Related:** ${titles.join(' · ')}`,
  offTopic:
    'I only answer questions about crypto assets and investing, so I can’t help with this one. You could ask, for example, what staking is, how to keep a wallet safe or how taxes on crypto work.',
  greeting:
    'Hello! I answer questions about crypto assets and investing from a built-in handbook. You could ask, for example, what staking is, how to keep a wallet safe or how dollar-cost averaging works.',
  footer: (searchRequested) =>
    `From the built-in handbook, because no model is configured; no live data${searchRequested ? ', and the web was not searched' : ''}.`,
}
