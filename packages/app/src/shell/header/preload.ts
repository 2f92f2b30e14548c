/** Begins to load what is wanted soon; whoever wants it then is told if that failed. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
