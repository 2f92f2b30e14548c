/** An answer that says nothing but what its engine does not know or do. */
const REFUSALS: readonly RegExp[] = [
  /^I don’t know: the built-in handbook has no entry\b/,
  /^我不知道：内置手册里没有/,
  /^I only answer questions about crypto assets and investing\b/,
  /^我只回答加密资产和投资方面的问题/,
  /^(?:Hello! )?I answer questions about crypto assets and investing\b/,
  /^(?:你好！)?我根据(?:应用)?内置的?手册回答/,
  /^(?:You’re welcome\. Ask away|Goodbye, and take care of|不客气，还想了解|再见，助记词)/,
  /^(?:That could mean several things\.|这个问题可能指几种不同的东西)/,
]

/** What an engine adds to an answer about itself: each is a paragraph. */
const REMARKS: readonly RegExp[] = [
  /^(?:I have no live data\b|I can’t predict (?:prices|what will happen)\b|Whether to buy or sell is your decision\b)/,
  /^(?:我没有实时数据|我不预测价格|以后会怎样，我不预测|买不买、卖不卖由你自己决定)/,
  /^(?:Without live data I can’t know\b|没有实时数据，我没法知道)/,
  /^(?:\*\*Where to look:\*\*|\*\*去哪里看\*\*)/,
  /^(?:The handbook (?:has no (?:entry on|section (?:on|with the steps for) exactly this)|says nothing on)|There is no entry on|手册里?没有(?:专门)?(?:关于|谈到|讲)|没有关于)/,
  /^(?:\*\*Related:\*\*|\*\*相关\*\*：)/,
  /^\*?(?:From the built-in handbook, because|来自内置手册，因为)/,
  /^\*?(?:The explanation is from the built-in handbook\. |讲解来自内置手册。)?(?:Put together from live data by fixed rules|由固定规则根据实时数据生成)/,
  /^(?:DeepSearch is off, so|深度搜索已关闭，所以|No (?:source|news feed) (?:of|is) |这里没有配置)/,
  /^[*_>\s]*(?:The web was not searched\b|(?:Market|DeFi|Chain|Sentiment) data could not be read\b|The news could not be read\b)/,
  /^[*_>\s]*(?:没有搜索网络：|这个回答没有搜索网络|未能读取(?:行情| DeFi |链上|情绪)数据|未能读取新闻)/,
  /^[*_>\s]*(?:The newest page with a date is of |有日期的网页中最新的是 )/,
  /^[*_>\s]*(?:The tools of .{1,80} could not be used\.|未能使用 .{1,80} 的工具。)/,
  /^[*_>\s]*Left out: .*\((?:more look-ups than|took too long|more text than|too many pages were|no more rounds)/,
  /^[*_>\s]*未包括：.*（(?:超出一个回答的|等待时间过长|内容过长|同时读取的网页|查询轮数)/,
  /^[*_>\s]*(?:The answer is cut off here: |The provider of the model held back )/,
  /^[*_>\s]*(?:已达到.{1,12}上限，回答在此中断|模型服务商未提供此回答的其余部分)/,
]

/**
 * An answer without what its engine says about itself, which holds the same words whatever was
 * asked. Texts of the answer engines are known here by their beginnings; a test holds the two together.
 */
export function withoutRemarks(markdown: string): string {
  const paragraphs = markdown.split(/\n{2,}/)
  const begins = (paragraph: string, patterns: readonly RegExp[]) =>
    patterns.some((pattern) => pattern.test(paragraph))
  if (paragraphs.some((paragraph) => begins(paragraph, REFUSALS))) return ''
  return paragraphs.filter((paragraph) => !begins(paragraph, REMARKS)).join('\n\n')
}
