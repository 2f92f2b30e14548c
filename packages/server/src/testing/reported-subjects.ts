import type { Subject } from '../subjects/subject.ts'

const minute = (at: Date) => at.toISOString().slice(0, 16).replace('T00:00', '')

/** What was recognised in a text, in a line that a table of cases can hold: `asset BTC; amount 2 USD`. */
export function reportedSubjects(subjects: readonly Subject[]): string {
  return subjects.map(reported).join('; ')
}

function reported(subject: Subject): string {
  switch (subject.kind) {
    case 'address':
      return `${subject.chain} address ${subject.checksum}`
    case 'transaction':
      return `${subject.chain} transaction`
    case 'name':
      return `name ${subject.name}`
    case 'amount':
      return `amount ${subject.value} ${subject.unit}`.trim()
    case 'span':
      return `${minute(subject.from)}..${minute(subject.before)}`
    case 'date':
      return subject.day
    default:
      return `${subject.kind} ${subject.candidates.map(({ ticker, name }, at) => (at === 0 ? (ticker ?? name) : name)).join('/')}`
  }
}
