const nowhere = 'https://here.invalid'

/** The address of a page on the web; null for anything else, such as `javascript:`. */
export function webAddress(address: string | undefined): URL | null {
  const url = address ? parsed(address) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** The foreign host an address leads to, or null for one inside this site or without a host. */
export function foreignHost(address: string): string | null {
  const { origin, host } = parsed(address, nowhere) ?? {}
  return host && origin !== nowhere ? host : null
}

// `URL.parse` is younger than some browsers that are still about.
function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
