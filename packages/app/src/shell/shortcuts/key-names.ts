const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** How a key is written that is pressed together with Ctrl, or on a Mac with Command. */
export const commandKeys = (key: string): string => (isApple ? `⌘${key}` : `Ctrl ${key}`)
