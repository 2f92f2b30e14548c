import type { Produced } from '../../domain/generation.ts'
import { producedBy } from '../../generation/frames.ts'
import type { MessageRow } from './store.ts'

/**
 * The message with its text as far as it is written; `soFar` knows the answers that this node is
 * writing.
 */
export function withTextSoFar(
  row: MessageRow,
  soFar: (requestId: string) => Produced | null,
): MessageRow {
  if (row.status !== 'running') return row
  const { message, think, sources } = soFar(row.requestId) ?? producedBy(row.frames ?? '')
  return { ...row, content: message, think, sources }
}
