/** The text as PostgreSQL can hold it: without NUL, and without halves of characters. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
