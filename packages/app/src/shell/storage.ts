type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

let backend = (): StorageBackend => localStorage

/** Stores everything in another backend from now on. */
export function setStorageBackend(other: StorageBackend): void {
  backend = () => other
}

/** What the browser would not keep: full or forbidden storage must never stop the page. */
const memoryOnly = new Map<string, string>()

/** Local preferences and drafts; a browser that forbids storage keeps them as long as the page. */
export const storage = {
  keys(): string[] {
    try {
      return [...Object.keys(backend()), ...memoryOnly.keys()]
    } catch {
      return [...memoryOnly.keys()]
    }
  },
  read(key: string): string | null {
    const held = memoryOnly.get(key)
    if (held !== undefined) return held
    try {
      return backend().getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null): void {
    memoryOnly.delete(key)
    try {
      if (value === null) backend().removeItem(key)
      else backend().setItem(key, value)
    } catch {
      if (value !== null) memoryOnly.set(key, value)
    }
  },
}
