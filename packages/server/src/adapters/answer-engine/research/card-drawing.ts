import { type Card, cardTable } from '@coinquiry/markdown/card-table'
import type { CardContext } from '../drawings/card-items.ts'
import type { Finding } from './tool.ts'

/** A card of what was just read, as the drawing of a finding. */
export function drawingOf(
  source: string,
  card: (context: CardContext) => Card,
): NonNullable<Finding['drawing']> {
  const now = new Date()
  return (n, language) => cardTable({ ...card({ source, language, now }), n }, language)
}
