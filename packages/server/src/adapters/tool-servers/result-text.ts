import type { CallToolResult } from '@modelcontextprotocol/client'
import type { ServedText } from '../../ports/tool-servers.ts'
import { plainText } from '../http/plain-text.ts'
import { parseJson } from '../http/read-body.ts'

/** In UTF-16 units: what a model is told of one result. */
export const LONGEST_RESULT = 6000
/** Beyond this nothing is even looked at. */
const LONGEST_LOOK = 60_000

/** The text of a result, and its data as JSON; pictures, sound and whatever it only names are left out. */
export function resultText({ content, structuredContent }: CallToolResult): ServedText {
  const said = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
  // Servers are asked to send data a second time, as text.
  const isSame =
    structuredContent === undefined ||
    JSON.stringify(parseJson(said)) === JSON.stringify(structuredContent)
  const whole = [said, isSame ? '' : JSON.stringify(structuredContent)].filter(Boolean).join('\n')
  const text = whole
    .slice(0, LONGEST_LOOK)
    .split('\n')
    .map((line) => plainText(line, LONGEST_RESULT))
    .filter(Boolean)
    .join('\n')
  const isCut = text.length > LONGEST_RESULT || whole.length > LONGEST_LOOK
  return { text: text.slice(0, LONGEST_RESULT).toWellFormed(), isCut }
}
