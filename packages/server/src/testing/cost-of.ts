/**
 * The processor time that some work takes in this thread, in microseconds: the less of two tries,
 * since garbage of others may be collected during one of them.
 */
export function costOf(work: () => unknown): number {
  const tries = [1, 2].map(() => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  })
  return Math.min(...tries)
}
