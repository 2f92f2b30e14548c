/** What a screen's code has begun to load, and that must be there before the first screen is hydrated. */
export const neededAtFirst: Promise<void>[] = []
