/** A stretch of text to say, and where it ends in the whole. */
export interface Announcement {
  sentences: string
  end: number
}

/** A full stop after the number of a list's item ends nothing. */
const sentenceEnd = /[。！？；\n]|(?<!^\d{1,3})[.!?;](?=\s)/gm

/** The whole sentences of `text` after `from`; when `done`, everything after `from`. */
export function nextAnnouncement(text: string, from: number, done: boolean): Announcement | null {
  const end = done ? text.length : lastSentenceEnd(text, from)
  const sentences = text.slice(from, end).trim()
  return sentences ? { sentences, end } : null
}

function lastSentenceEnd(text: string, from: number): number {
  let end = from
  for (const match of text.slice(from).matchAll(sentenceEnd)) end = from + match.index + 1
  return end
}
