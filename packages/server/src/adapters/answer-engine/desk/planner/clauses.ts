const BREAK =
  /\s*(?:[,;，；。?？!！]+\s*(?:and |also |plus |so |以及|还有|另外|并且|同时|顺便|和|再)?|\s(?:and|plus|also)(?: also)?\s(?=(?:what|how|which|when|where|who|show|give|tell|draw|list|compare|explain|plot|the (?:price|chart|tvl|fees?|news|current|latest|market)|its|is|are|any|gas|funding|fear|yields?|headlines|trending)\b)|以及|另外|并且|还有|同时|顺便)\s*/u

/** The requests of a question, one after another; a question of one request as it is. */
export function clausesOf(text: string): string[] {
  return text.split(BREAK).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}

/** Before another figure of what was just named: “Aave TVL and fees”. */
const FIGURE =
  /\s(?:and|&)\s(?:its )?(?=(?:prices?|tvl|fees?|chart|supply|funding|yields?|news|ath)\b)|(?:和|与|及|以及|、)(?=价格|tvl|手续费|走势|资金费率|收益率|新闻|供应量|流通量|锁仓)/iu

/** The figures of a question that names them of one thing. */
export const figuresIn = (text: string): string[] => text.split(FIGURE)
