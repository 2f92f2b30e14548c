type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

let shelf = (): Shelf => localStorage

/** Keeps everything elsewhere from now on. */
export function keepOn(other: Shelf): void {
  shelf = () => other
}

/** Local preferences and drafts; a browser that forbids storage only forgets them. */
export const storage = {
  keys(): string[] {
    try {
      return Object.keys(shelf())
    } catch {
      return []
    }
  },
  read(key: string): string | null {
    try {
      return shelf().getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) shelf().removeItem(key)
      else shelf().setItem(key, value)
    } catch {
      // Full or forbidden storage must never stop the page.
    }
  },
}
