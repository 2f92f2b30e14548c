const KIN =
  '(?:husband|wife|spouse|partner|fianc[eé]e?|father|dad|daddy|mother|mum|mom|mommy|parents?|son|daughter|brother|sister|grandpa|grandad|granddad|grandfather|grandma|grandmother|uncle|aunt|relative)'
const KIN_ZH =
  '(?:老公|丈夫|老婆|妻子|爱人|爸爸?|父亲|爹|妈妈?|母亲|儿子|女儿|哥哥?|弟弟?|姐姐?|妹妹?|爷爷|奶奶|外公|外婆|姥爷|姥姥|叔叔?|舅舅?|姑姑?|亲人|家人|父母)'

/** A death in the family, or somebody who settles one. */
const DEATH = new RegExp(
  [
    String.raw`\b(?:dead|late|deceased) ${KIN}`,
    String.raw`\b(?:my|our|his|her) ${KIN}(?:['’]?s)?\b.{0,24}\b(?:died|passed(?: away)?|is dead|death)\b`,
    String.raw`\b(?:i am|i'm|im|as) (?:the |an )?(?:executor|heir|widow(?:er)?)\b|\bthe deceased\b`,
    `(?:去世|过世|离世|逝世|病逝|病故|身故|已故|亡故)|亡[夫妻父母]`,
    `${KIN_ZH}.{0,6}(?:死了|没了|不在了|走了|走得[急早快突]|猝死|出事走)`,
  ].join('|'),
  'i',
)

/** Who is no heir, or hides it from those who are, has no right to it. */
const NO_RIGHT =
  /\b(?:neighbou?r|roommate|coworker|colleague|boss|customer|client|stranger)|邻居|室友|同事|老板|客户|陌生|家人不知道|\bwithout (?:\w+ ){1,4}(?:know|notic|find)|\bbefore (?:the |my )?(?:other|rest|famil|wif|brother|sister|heir)|\bsteal|\bsecretly|瞒着|偷偷|不让.{0,6}知道|抢在/i

/** Whether a text asks about what a dead relative left, and not about taking it from others. */
export function isBereaved(text: string): boolean {
  return DEATH.test(text) && !NO_RIGHT.test(text)
}
