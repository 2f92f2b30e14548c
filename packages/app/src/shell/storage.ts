/** Local preferences and drafts; a browser that forbids storage only forgets them. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Full or forbidden storage must never stop the page.
    }
  },
}
