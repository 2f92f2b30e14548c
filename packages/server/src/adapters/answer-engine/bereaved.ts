const KIN =
  '(?:husband|wife|spouse|partner|fianc[eé]e?|father|dad|daddy|mother|mum|mom|mommy|parents?|son|daughter|brother|sister|grandpa|grandad|granddad|grandfather|grandma|grandmother|uncle|aunt|relative)'
/** Says of whom it is spoken, and nothing of dying. */
const OF_THE_DEAD = new RegExp(String.raw`\b(?:dead|late|deceased) (?=${KIN}s?\b)`, 'gi')
const KIN_ZH =
  '(?:老公|丈夫|老婆|妻子|爱人|爸爸?|父亲|爹|妈妈?|母亲|儿子|女儿|哥哥?|弟弟?|姐姐?|妹妹?|爷爷|奶奶|外公|外婆|姥爷|姥姥|叔叔?|舅舅?|姑姑?|亲人|家人|父母)'

/** A death in the family, or somebody who settles one. */
const DEATH = new RegExp(
  [
    String.raw`\b(?:dead|late|deceased) ${KIN}`,
    String.raw`\b(?:my|our|his|her) ${KIN}(?:['’]?s)?\b.{0,24}\b(?:died|passed(?: away)?|is dead|death)\b`,
    String.raw`\b(?:i am|i'm|im|as) (?:the |an )?(?:executor|heir|widow(?:er)?)\b|\bthe deceased\b`,
    `(?:去世|过世|离世|逝世|病逝|病故|身故|已故|亡故|往生)|亡[夫妻父母]`,
    `${KIN_ZH}.{0,6}(?:死了|没了|不在了|走了|走得[急早快突]|猝死|出事走)`,
  ].join('|'),
  'i',
)

const NO_RIGHT =
  /\b(?:neighbou?r|roommate|coworker|colleague|boss|customer|client|stranger)|邻居|室友|同事|老板|客户|陌生|\bsteal/i
/** It is to be taken behind the back of those with a share in it; what the dead hid from the asker is not. */
const HIDDEN =
  /\bwithout (?!(?:me|us)\b|(?:my|our) know)(?:\w+['’]?\w* ){1,4}(?:know|notic|find)|\bbefore (?:the |my )?(?:other|rest|famil|wif|brother|sister|heir)|\bsecretly (?!(?:ha[ds]|own|bought|buy|kept|held|trad|invest|mined))|\bbehind (?:my|the|her|his|their) \w+['’]?s?['’]? backs?\b|家人不知道|瞒着(?!我(?![的公婆家儿女爸妈哥姐弟妹小大]))|偷偷(?!买|炒|存|藏|囤|攒|留)|不让(?!我知).{0,6}知道|抢在/i
const LEFT =
  /\b(?:wallets?|ledger|trezor|metamask|exodus|phantom|coinbase|binance|crypto|coins?|bitcoins?|btc|eth|usdt|seed|phrase|pin|keys?|accounts?)\b|钱包|币|私钥|助记词|交易所|账[户号]|币安|欧易|小狐狸/i

/** Whether a text asks about what a dead relative left, and not about taking it from others. */
export function isBereaved(text: string): boolean {
  return DEATH.test(text) && !NO_RIGHT.test(text) && !HIDDEN.test(text)
}

/** Whether a text asks how to take what the dead left from others who have a right to it. */
export function hidesFromHeirs(text: string): boolean {
  return DEATH.test(text) && HIDDEN.test(text) && leavesCoins(text)
}

/** Whether it names what can be left of coins. */
export function leavesCoins(text: string): boolean {
  return LEFT.test(text)
}

/** A text in which the dead are spoken of as the living, for who reads it for the state of the asker. */
export function withoutDeaths(text: string): string {
  return text.replace(OF_THE_DEAD, '')
}
