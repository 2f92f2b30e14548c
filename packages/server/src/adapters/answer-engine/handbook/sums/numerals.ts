const DIGITS = '零一二三四五六七八九'
const SMALL = new Map([...'十百千'].map((unit, at) => [unit, 10 ** (at + 1)]))
const LARGE = new Map([...'万亿'].map((unit, at) => [unit, 10 ** (4 * (at + 1))]))

/** What a numeral without a place for its unit stands before, if it is one: 一个, 三年, but not 一般. */
const COUNTED =
  '(?:个|枚|颗|倍|天|日|年|月|周|星期|季|美元|美金|刀|元|块|欧|成|%|毛|角|分(?=钱|[涨跌买卖到，。？\\s]|$)|u(?![a-z]))'
const NUMERAL = new RegExp(
  `(?<![第百千\\d])(?:[一二三四五六七八九十]+[万亿千百][一二三四五六七八九十零百千万亿]*|[一二三四五六七八九十]+(?=\\s*${COUNTED}))`,
  'gi',
)

const digitsOf = (digits: string) => (/\d/.test(digits) ? digits : String(numeralValue(digits)))

/** 三万五 is 35000, 一百零五 is 105. */
function numeralValue(numeral: string): number {
  let total = 0
  let section = 0
  let digit = 0
  let last = 0
  for (const character of numeral) {
    const small = SMALL.get(character)
    const large = LARGE.get(character)
    if (small) {
      section += (digit || 1) * small
      last = small
      digit = 0
    } else if (large) {
      total = (total + section + digit) * large
      section = 0
      last = large
      digit = 0
    } else {
      digit = DIGITS.indexOf(character)
      if (digit === 0) last = 10
    }
  }
  return total + section + digit * (last > 10 ? last / 10 : 1)
}

const ENGLISH = new Map([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, at): [string, string] => [word, String(at + 1)],
  ),
  ['twelve', '12'],
  ['twenty', '20'],
  ['fifty', '50'],
  ['hundred', '100'],
])
const ENGLISH_NUMERAL = new RegExp(
  `\\b(${[...ENGLISH.keys()].join('|')})(?=[ -](?:whole )?(?:bitcoins?|ether|btc|eth|sol|coins?|tokens?|years?|months?|weeks?|days?|times|percent|thousand|million|billion|trillion|dollars?|bucks)\\b)`,
  'gi',
)

/** The text with numbers that are written in words in digits, where they count something. */
export function withDigits(text: string): string {
  return (
    text
      .replace(/[０-９％＄．＋－]/g, (wide) => wide.normalize('NFKC'))
      .replace(/\b(?:from|between) 20[0-3]\d (?:to|and|until|till) 20[0-3]\d\b/gi, '')
      .replace(/[−–](?=\s?[$\d])/g, '-')
      .replace(/[两俩]/g, '二')
      .replace(/一(?=[个枚颗]\s?\d)/g, '每')
      // “150 a piece”: no amount, but what the price is for.
      .replace(
        /([\d万千百亿元块钱刀欧镑u]|[万千百][二三四五六七八九])\s?一(?=个(?!月|星期|季)|[枚颗])/gi,
        '$1每',
      )
      .replace(
        /百分之\s*([一二三四五六七八九十百]+|[\d.]+)/g,
        (_, share: string) => `${digitsOf(share)}%`,
      )
      .replace(
        /([千万])分之\s*([一二三四五六七八九十]+|[\d.]+)/g,
        (_, whole: string, share: string) => `${digitsOf(share)}${whole === '千' ? '‰' : '‱'}`,
      )
      // 手续费万五 is a fee of 0.05%.
      .replace(
        /((?:手续费|费率|佣金)(?:率|是|为)?\s?)([千万])([一二三四五六七八九]|\d(?:\.\d)?)(?![\d.万千百元块u])/g,
        (_, fee: string, whole: string, share: string) =>
          `${fee}${digitsOf(share)}${whole === '千' ? '‰' : '‱'}`,
      )
      .replace(
        /([千万])([一二三四五六七八九])(?=的?(?:手续费|费率|佣金))/g,
        (_, whole: string, share: string) => `${numeralValue(share)}${whole === '千' ? '‰' : '‱'}`,
      )
      .replace(/(?<![第每一-十\d])[二三四五六七八九十](?=\s?次)/g, digitsOf)
      // 两成五 is 25%, not 20% and a 5.
      .replace(
        /([一二三四五六七八九]|\d)\s?成([一二三四五六七八九半]|\d(?![\d.]))/g,
        (_, tens: string, ones: string) =>
          `${digitsOf(tens)}${ones === '半' ? 5 : digitsOf(ones)}%`,
      )
      // 3万5 is 35000, and 1万2千 12000.
      .replace(
        /(?<![\d.])(\d+)\s?万(\d)千?(?![\d.,万亿倍%‰天年月日次笔k])/g,
        (_, tens: string, ones: string) => `${tens}${ones}000`,
      )
      .replace(
        NUMERAL,
        (numeral, at: number, whole: string) =>
          // Digits within a word are none of a number.
          `${/\w/.test(whole.charAt(at - 1)) ? ' ' : ''}${numeralValue(numeral)}`,
      )
      .replace(/(\d+)\s?成(?![本交为功])/g, (_, tenths: string) => `${tenths}0%`)
      .replace(/半(?=个|枚|颗|年)/g, '0.5')
      .replace(/\bhalf an? (?=bitcoin|btc|eth|sol|coin|year)/gi, '0.5 ')
      .replace(/\b(?<!half )an?(?= (?:satoshi|sat|gwei|wei)\b)/gi, '1')
      .replace(
        /\b(?<=for |in |after |over |within )an?(?= (?:whole |full )?(?:year|month|week|day)\b)/gi,
        '1',
      )
      .replace(/\ban?(?= (?:million|billion|trillion|hundred|thousand)\b)/gi, '1')
      .replace(ENGLISH_NUMERAL, (word) => ENGLISH.get(word.toLowerCase()) ?? word)
  )
}
