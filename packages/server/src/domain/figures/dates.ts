const MONTH =
  '(?:January|February|March|April|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?'
const DAY = '(?:[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?'
/** “10-21”, which alone might be a span of anything. */
const MONTH_AND_DAY = String.raw`(?:1[0-2]|0?[1-9])-(?:0[1-9]|[12]\d|3[01])(?![\d.,%])`
const PATTERNS = [
  String.raw`\b\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z?)?`,
  String.raw`\d{4} ?年(?: ?\d{1,2} ?月(?:份|底|初)?(?: ?\d{1,2} ?[日号])?)?`,
  String.raw`\b${MONTH_AND_DAY}(?: \d{1,2}:\d{2}| ?(?:至|到|[~～–—]|to|until) ?${MONTH_AND_DAY})`,
  String.raw`(?<=截[至止] ?|\bas of )${MONTH_AND_DAY}`,
  String.raw`\d{1,2} ?月 ?\d{1,2} ?[日号]?[-–—~至到] ?\d{1,2} ?[日号]`,
  String.raw`\d{1,2} ?月 ?\d{1,2} ?[日号]|\d{1,2} ?月(?:份|底|初|中)?`,
  String.raw`\b\d{1,2}[:：]\d{2}(?:[:：]\d{2})?`,
  String.raw`\b${DAY}(?: ?[-–] ?| (?:to|and|or|until) )(?=${DAY}(?: of)? ${MONTH}\b)`,
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\b(?:,? \d{4}\b)?`,
  String.raw`\b${MONTH} ${DAY} ?[-–] ?${DAY}\b(?![.,]\d)`,
  String.raw`\b${MONTH} \d{1,2}(?:st|nd|rd|th)?\b(?![.,]\d{3}|[.]\d)(?:,? \d{4}\b)?`,
  String.raw`\b${MONTH} \d{4}\b`,
  String.raw`\b\d{1,6}(?:st|nd|rd|th)\b`,
  String.raw`第 ?\d{1,4}(?![\d,.])|\b24\/7\b|\bQ[1-4]\b`,
]
const DATE = new RegExp(PATTERNS.join('|'), 'g')

/** The text with blanks, of the same length, in place of dates, times and ordinals. */
export function withoutDates(text: string): string {
  return text.replace(DATE, (date) => ' '.repeat(date.length))
}
