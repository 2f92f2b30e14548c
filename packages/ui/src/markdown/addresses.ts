const nowhere = 'https://here.invalid'

/** The foreign host an address leads to, or null for one inside this site or without a host. */
export function foreignHost(address: string): string | null {
  const { origin, host } = URL.parse(address, nowhere) ?? {}
  return host && origin !== nowhere ? host : null
}
