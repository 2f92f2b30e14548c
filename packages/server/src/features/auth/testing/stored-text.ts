/** All rows, as text. */
export function storedText(rows: readonly object[]): string {
  const values = rows.flatMap((row) => Object.values(row))
  return values
    .map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
    )
    .join('\n')
}
