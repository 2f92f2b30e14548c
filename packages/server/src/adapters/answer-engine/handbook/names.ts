import type { Handbook } from './handbook.ts'
import { wordsOf } from './words.ts'

export interface Name {
  readonly slug: string
  readonly phrase: string
  readonly words: readonly string[]
}

/** A name of an entry that stands in a question, from word `start` up to, not with, word `end`. */
export interface Mention extends Name {
  readonly start: number
  readonly end: number
}

/** All titles and aliases, in both languages because people mix them, by their first word. */
export class Names {
  readonly #byFirst = new Map<string, Name[]>()

  constructor(handbook: Handbook) {
    for (const [slug, { en, zh }] of handbook) {
      for (const { title, aliases } of [en, zh]) {
        for (const phrase of new Set([title, ...aliases])) this.#add(slug, phrase)
      }
    }
  }

  /** Names in the question; one within a longer name of another entry isn't meant. */
  mentionsIn(words: readonly string[]): Mention[] {
    const all = words.flatMap((word, start) =>
      (this.#byFirst.get(word) ?? [])
        .filter((name) => name.words.every((part, at) => words[start + at] === part))
        .map((name) => ({ ...name, start, end: start + name.words.length })),
    )
    return all.filter((mention) => !all.some((other) => covers(other, mention)))
  }

  #add(slug: string, phrase: string) {
    const words = wordsOf(phrase)
    const [first] = words
    if (first === undefined) return
    const names = this.#byFirst.get(first) ?? []
    this.#byFirst.set(first, [...names, { slug, phrase, words }])
  }
}

function covers(longer: Mention, shorter: Mention): boolean {
  const spare = longer.end - longer.start - (shorter.end - shorter.start)
  return spare > 0 && longer.start <= shorter.start && longer.end >= shorter.end
}

/** Names of entries that mean something else outside of finance. */
const EVERYDAY =
  'gas, base, unlock, rent, snapshot, proposal, quorum, delegate, treasury, invoice, mint, oracle, oracles, option, options, beta, delta, peg, claim, fork, cliff, allocation, emission, burn, ' +
  'bridge, bridges, lightning, ledger, link, optimism, vol, TA, LN, LP, IL, U, put, call, sentiment, privacy, regulation, mixer, inheritance, custody, mining, miner, audit, basis, funding, ' +
  'points program, beginner, how to start, where do I begin, first steps, forgot password, wrong network, passphrase, signature, leverage, exchange, exchanges, cross chain, rewards, fundamentals, red flags, ' +
  'consensus, correlation, standard deviation, floor price, digital art, portfolio, proxy, all in, recovery service, social recovery, is this a scam, scam, scams, fake support, romance scam, moving average, stop loss, greeks, price swings, ' +
  '桥, 聪, U, 发票, 快照, 积分活动, 隐私, 监管, 政策, 分叉, 国库, 授权, 释放, 解锁, 销毁, 回购, 夹子, 铭文, 共识, 波动, 从哪里开始, 忘记密码, 怎么报警, 报警, 遗产继承, 相关性, 标准差, 小图片, 合约, 刷单, 托管'

const everyday = new Set(EVERYDAY.split(', ').map((phrase) => wordsOf(phrase).join(' ')))

/** True for a name that says by itself that the question is about crypto or investing. */
export function isTelling(words: readonly string[]): boolean {
  return !everyday.has(words.join(' '))
}
