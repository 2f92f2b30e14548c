import { type Card, type CardContext, cardText } from '../drawings/card-block.ts'
import type { Finding } from './tool.ts'

/** A card of what was just read, as the drawing of a finding. */
export function drawingOf(
  source: string,
  card: (context: CardContext) => Card,
): NonNullable<Finding['drawing']> {
  const now = new Date()
  return (n, language) => cardText(card({ source, language, now }), n)
}
