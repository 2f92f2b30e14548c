/** Rejects where the browser has or allows no clipboard. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text)
