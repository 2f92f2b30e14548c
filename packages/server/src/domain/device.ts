/** Where somebody signed in, in words that a person knows; '' for what cannot be told. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** The first that fits: most browsers claim to be others as well. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
]

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Longer ones are no browser's; no pattern may take long over one. */
const LONGEST = 512

/** What a `User-Agent` tells. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST)
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1] ?? ''
  return { browser: named(BROWSERS), system: named(SYSTEMS) }
}
