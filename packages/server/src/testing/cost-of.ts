/** The processor time that some work takes in this process, in microseconds. */
export function costOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
