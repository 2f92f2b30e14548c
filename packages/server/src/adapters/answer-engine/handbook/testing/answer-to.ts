import { handbookEngine } from '../handbook-engine.ts'

const engine = handbookEngine()
/** Without the title of the entry, which only some carry. */
const HEADING = /^### (?:.* – )?(.*)$/gm

/** What the handbook answers to a first question, and the headings of its sections. */
export async function answerTo(text: string) {
  const question = { text, history: [], deepThink: false, internetSearch: false }
  const signal = new AbortController().signal
  const events = await Array.fromAsync(engine.answer({ ...question, language: 'en' }, signal))
  const content = events.map((event) => (event.event === 'message' ? event.content : '')).join('')
  return { content, headings: [...content.matchAll(HEADING)].map(([, heading]) => heading) }
}
