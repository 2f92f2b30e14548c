import { type ClipboardEvent, useEffect } from 'react'

let loaded: typeof import('./copy-selection.ts') | undefined

async function load(): Promise<typeof import('./copy-selection.ts')> {
  loaded ??= await import('./copy-selection.ts')
  return loaded
}

/** An answer's content, for programs that know rich text: its citations lead to their sources. */
export async function richText(content: Element): Promise<string> {
  const { richTextOf } = await load()
  return richTextOf(content)
}

/** An answer's markdown for programs that know no rich text: its charts are tables. */
export async function plainMarkdown(markdown: string): Promise<string> {
  const { chartsAsTables } = await load()
  return chartsAsTables(markdown)
}

/** What is selected of an answer's content, as plain text, and where; null if anything else is, too. */
export async function selectedPart(
  content: HTMLElement,
): Promise<{ text: string; range: Range } | null> {
  const { partOf } = await load()
  return partOf(content)
}

/** Copies what is selected within an element without what only belongs on a screen. */
export function useCleanCopy(): (event: ClipboardEvent<HTMLElement>) => void {
  useEffect(() => {
    // A copy can't wait for code, and something is selected before it is copied.
    const prepare = () => {
      // A caret selects nothing.
      if (getSelection()?.isCollapsed === false) load().catch(() => {})
    }
    document.addEventListener('selectionchange', prepare)
    return () => document.removeEventListener('selectionchange', prepare)
  }, [])
  return (event) => loaded?.copySelection(event)
}
