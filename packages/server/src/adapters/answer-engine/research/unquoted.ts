/** An address that stands alone is named, whatever it is put in. */
const ADDRESS_ALONE = /^[\s\-*\d.)]*(?:https?:\/\/|www\.)\S+\s*$/i

/** Lines that are quoted as a whole, as the app quotes, and the ends of what stands in a fence. */
const QUOTED_LINE = /^\s*>/
const FENCE = /^\s*(?:`{3,}|~{3,})/

const PAIRS = ['“”', '„“', '「」', '『』', '«»', '""', '``'] as const
const QUOTATIONS = PAIRS.map(([open, close]) => new RegExp(`${open}([^${close}]*)${close}`, 'gu'))

/** What follows on the line was said or written by somebody. */
const REPORTED =
  /(?:\b(?:said|says|wrote|writes|texted|sent|told|messages?|e-?mails?|mails?|dms?|posts?|tweets?|texts?|comments?|letters?)\b|发来|发我|给我|说|写|消息|短信|邮件|帖子|评论|公告|通知|原文|内容|这段|这条|如下)[^:：\n]{0,30}[:：](?!\/\/)/i
/** What follows on the next lines was received, or is to be judged. */
const ANNOUNCED = /[:：]\s*$/

/**
 * A text without what it quotes, as far as that can be told: quoted lines, fences, quotation marks,
 * what stands behind “he wrote:” and below a line that ends with a colon.
 */
export function unquoted(text: string): string {
  const own = ownLines(text.split('\n')).map(withoutReport).join('\n')
  return QUOTATIONS.reduce(
    (rest, quotation) =>
      rest.replace(quotation, (_, said) => (ADDRESS_ALONE.test(said) ? ` ${said} ` : ' ')),
    own,
  )
}

function ownLines(lines: readonly string[]): string[] {
  let isInFence = false
  const own = lines.filter((line) => {
    const isFence = FENCE.test(line)
    if (isFence) isInFence = !isInFence
    return !isFence && !isInFence && !QUOTED_LINE.test(line)
  })
  const end = 1 + own.findIndex((line) => ANNOUNCED.test(line))
  const announced = own.slice(end).filter((line) => line.trim() !== '')
  const isList = announced.every((line) => ADDRESS_ALONE.test(line))
  return end === 0 || isList ? own : own.slice(0, end)
}

function withoutReport(line: string): string {
  const report = REPORTED.exec(line)
  if (!report) return line
  const end = report.index + report[0].length
  return ADDRESS_ALONE.test(line.slice(end)) ? line : line.slice(0, end)
}
