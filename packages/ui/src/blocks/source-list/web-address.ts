/** The address of a page on the web; null for anything else, such as `javascript:`. */
export function webAddress(url: string | undefined): URL | null {
  const address = url ? URL.parse(url) : null
  return address && /^https?:$/.test(address.protocol) ? address : null
}
