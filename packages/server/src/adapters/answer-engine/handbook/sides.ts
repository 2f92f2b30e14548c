/** Asks again about both sides of a comparison. */
export const WHICH = /\bwhich\b|哪个|哪种|谁更/i
/** Sets a new subject against that of the conversation. */
export const AGAINST =
  /[和跟与同比].*(?:比|区别|不同|哪个|一样)|compare|differ|\bvs\b|\bthan\b|better|the same as/i

const PATTERNS: readonly RegExp[] = [
  /^(.+?)(?:和|与|跟|同|以及|对比|相比|比较|\bvs\.?|\bor\b|\band\b)(.+?)(?:的|之间|有|相比|比|到底|，|,)*(?:区别|不同|差别|差异|差在哪|哪个|哪种|谁更|怎么选|选哪|对比|比较|优劣|一回事|一样)/im,
  /(?:区别|不同|差别|对比|比较)(?:一下)?(.+?)(?:和|与|跟|\bvs\.?)(.+)/i,
  /^(.+?)还是(.+)/m,
  /^(.+?)\s*(?:\bvs\b\.?|\bversus\b|\bcompared (?:to|with)\b|\b(?:better|safer|cheaper|riskier) than\b)\s*(.+)/im,
  /\bdiff(?:eren(?:ce|t))? between\b(.+?)\band\b(.+)/i,
  /^(.+?)\band\b(.+?)\bdiffer/im,
  /\bcompare\b(.+?)\b(?:and|to|with)\b(.+)/i,
  /^(.+?)\bor\b(.+)/im,
]

/** What stands between the sides of a comparison of more than two: “SOL, AVAX and SUI”. */
const AMONG = /[,，、/]|和|与|跟|还是|\b(?:and|or|vs)\b/i

/** The sides of a comparison, at least two, or none if the question makes no comparison. */
export function sidesOf(question: string): readonly string[] {
  const pattern = PATTERNS.find((each) => each.test(question))
  const [, left, right] = pattern?.exec(question) ?? []
  if (!left?.trim() || !right?.trim()) return []
  return [left, right].flatMap((side) => side.split(AMONG)).filter((side) => side.trim())
}
