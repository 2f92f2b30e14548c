/** Whether the address leads to this machine: what is trusted there needs no TLS, and may be a test. */
export function isLoopback(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname)
}

/** The same of a host name or an IP address, with or without brackets. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || /^(?:::1|\[::1\])$/.test(host) || /^127(?:\.\d+){3}$/.test(host)
}

/** Whether others than this machine may come to the server. */
export function isReachable({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL: string }): boolean {
  return !isLoopback(PUBLIC_URL) || !isLoopbackHost(HOST)
}
