type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

let shelf = (): Shelf => localStorage

/** Keeps everything elsewhere from now on. */
export function keepOn(other: Shelf): void {
  shelf = () => other
}

/** What the browser would not keep: full or forbidden storage must never stop the page. */
const unkept = new Map<string, string>()

/** Local preferences and drafts; a browser that forbids storage keeps them for this visit only. */
export const storage = {
  keys(): string[] {
    try {
      return [...Object.keys(shelf()), ...unkept.keys()]
    } catch {
      return [...unkept.keys()]
    }
  },
  read(key: string): string | null {
    const held = unkept.get(key)
    if (held !== undefined) return held
    try {
      return shelf().getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null): void {
    unkept.delete(key)
    try {
      if (value === null) shelf().removeItem(key)
      else shelf().setItem(key, value)
    } catch {
      if (value !== null) unkept.set(key, value)
    }
  },
}
