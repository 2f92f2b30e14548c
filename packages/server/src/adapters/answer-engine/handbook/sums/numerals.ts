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

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ENGLISH = new Map([
  ...ONES.map((word, at): [string, number] => [word, at + 1]),
  ...TENS.map((word, at): [string, number] => [word, 10 * (at + 2)]),
  ['hundred', 100],
  ['thousand', 1000],
])
const WORD = `(?:${[...ENGLISH.keys()].join('|')})`
const ENGLISH_NUMERAL = new RegExp(
  `\\b(?<!\\d[ -]?)${WORD}(?:[ -](?:and )?${WORD})*(?=[ -](?:whole )?(?:bitcoins?|ether|btc|eth|sol|coins?|tokens?|years?|months?|weeks?|days?|times|percent|million|billion|trillion|dollars?|bucks)\\b)`,
  'gi',
)

/** “Two hundred and fifty” is 250; null for words that are no one number, like “five ten”. */
function englishValue(numeral: string): number | null {
  let total = 0
  let section = 0
  for (const word of numeral.toLowerCase().split(/[ -](?:and )?/)) {
    const value = ENGLISH.get(word) ?? 0
    if (value === 1000) {
      if (total > 0) return null
      total = 1000 * (section || 1)
      section = 0
    } else if (value === 100) {
      if (section > 9) return null
      section = 100 * (section || 1)
    } else {
      const last = section % 100
      if (last > 0 && (last < 20 || last % 10 > 0 || value > 9)) return null
      section += value
    }
  }
  return total + section
}

/** The text with numbers that are written in words in digits, where they count something. */
export function withDigits(text: string): string {
  return (
    text
      .replace(/[０-９％＄．＋－]/g, (wide) => wide.normalize('NFKC'))
      .replace(/\b(?:from|between) 20[0-3]\d (?:to|and|until|till) 20[0-3]\d\b/gi, '')
      .replace(/[−–](?=\s?[$\d])/g, '-')
      .replace(/[两俩]/g, '二')
      .replace(/一(?=[个枚颗]\s?\d)/g, '每')
      // “一周投 200”: how often, and not how long.
      .replace(
        /(?<![\d第每])一(?=(?:天|周|个月|个?星期)(?:都|固定)?(?:定投|投|存|买|攒)\s?\d)/g,
        '每',
      )
      // 一点五 is 1.5, where a unit or 分之 tells that it is a number.
      .replace(
        /(?<=分之\s?)([一二三四五六七八九十])点([一二三四五六七八九]+)|(?<![一二三四五六七八九十第])([零一二三四五六七八九十])点([零一二三四五六七八九]+)(?=[万亿千百倍%个枚颗成年元块])/g,
        (_, whole?: string, part?: string, other?: string, rest?: string) =>
          `${digitsOf(whole ?? other ?? '')}.${[...(part ?? rest ?? '')].map((digit) => DIGITS.indexOf(digit)).join('')}`,
      )
      .replace(/(多少钱?|几块钱?)\s?一(?=个(?!月|星期|季)|[枚颗])/g, '$1每')
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
      .replace(/(?<![第每分一二三四五六七八九十\d])[二三四五六七八九十](?=\s?次)/g, digitsOf)
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
      .replace(/(?<![.\d])(\d+)\s?(年|个月)半/g, '$1.5$2')
      .replace(/(?<![.\d])(\d+)\s?个半(?=月|星期|小时)/g, '$1.5个')
      .replace(/半(?=个|枚|颗|年)/g, '0.5')
      .replace(/\ban? (year|month|week|day) and a half\b/gi, '1.5 $1s')
      .replace(
        new RegExp(
          `\\b(${ONES.join('|')}|\\d+) and a half(?= (?:years?|months?|weeks?|days?|percent|times))`,
          'gi',
        ),
        (_, whole: string) => `${ENGLISH.get(whole.toLowerCase()) ?? whole}.5`,
      )
      .replace(/\bhalf a percent\b/gi, '0.5 percent')
      .replace(/\bhalf an? (?=bitcoin|btc|eth|sol|coin|year)/gi, '0.5 ')
      .replace(/\b(?<!half )an?(?= (?:satoshi|sat|gwei|wei)\b)/gi, '1')
      .replace(
        /\b(?<=for |in |after |over |within )an?(?= (?:whole |full )?(?:year|month|week|day)\b)/gi,
        '1',
      )
      .replace(/\ban?(?= (?:million|billion|trillion|hundred|thousand)\b)/gi, '1')
      .replace(ENGLISH_NUMERAL, (words) => String(englishValue(words) ?? words))
  )
}
