import type { ParsedQuestion } from './parse-question.ts'

/** Says what anybody can look up of an address. */
export const HOLDINGS_GUIDE = {
  slug: 'block-explorers',
  aspects: ['kinds'],
  least: 1,
  most: 1,
} as const

/** Somebody, not the asker, a place or the coin itself, and the coins they have. */
const HAS =
  /^(.{1,24}?)(?:现在|目前|手[里上]|一共|总共|到底|还|大概|个人)*(?:有|持有|持仓|拥有|囤了?|买了|藏了)(?:多少|几)[个枚颗万]?\s*(.{1,12}?)[?？啊呀呢]*$/
const NO_OWNER =
  /^(?:我|你|咱|它|这|那|全球|全世界|世界上?|市面|市场|一共|总共|现在|目前|还|每|钱包|账户|里面|链上|交易所里?|一个|普通|散户|新手|国内|大家|人们|至少|最少|要|需要|谁|哪)|[吗呢？?]|怎么|什么|为什么|丢|挖|发行|流通/
const OWNS =
  /\bhow (?:much|many) (\S+(?: \S+)?) (?:does|do|did|has|is) (?!(?:i|we|you|it|there|one|they|anyone|people|a|an)\b)([a-z][\w.'’]*(?: [\w.'’]+)?) (?:still |really |currently |actually |even )?(?:have|has|own|hold|holding|got|control)\b|\b([a-z]\w+)['’]?s (\w+) (?:holdings|stash|wallet balance|bags)\b/i

/** Whether a question asks how many coins somebody has. */
export function asksOfHoldings({ text, mentions }: ParsedQuestion): boolean {
  const coins = mentions.filter(({ isProject }) => isProject).map(({ phrase }) => phrase)
  const isCoin = (said: string) =>
    /^.{0,4}币$|^(?:crypto|coins?|tokens?)$/i.test(said) ||
    coins.some((coin) => said.toLowerCase().replace(/s$/, '') === coin.toLowerCase())
  const names = (said: string) =>
    said.includes('币') || coins.some((coin) => said.toLowerCase().includes(coin.toLowerCase()))
  const [, owner = '', coin = ''] = HAS.exec(text.trim()) ?? []
  if (owner && coin) return isCoin(coin) && !names(owner) && !NO_OWNER.test(owner)
  const [, of = '', who = '', whose = '', what = ''] = OWNS.exec(text) ?? []
  return (
    (who !== '' && isCoin(of) && !names(who)) || (whose !== '' && isCoin(what) && !names(whose))
  )
}
