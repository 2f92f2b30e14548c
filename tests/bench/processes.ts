import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Seconds of processor of a process, as Linux counts them; NaN elsewhere. */
export function cpuSeconds(pid: number): number {
  const [user, system] = seconds(pid)
  return user + system
}

/** In user mode, in the system, and of ended children. */
function seconds(pid: number): [number, number, number] {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return [Number.NaN, Number.NaN, Number.NaN]
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  const at = (place: number) => Number(fields[place]) / 100
  return [at(11), at(12), at(13) + at(14)]
}

/** Who started a process. */
export function parentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
}

/** The same of a process, all that it has started, and those of them that have ended. */
export function familyCpuSeconds(pid: number): number {
  const living = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  const children = living.split('\n').map(Number).filter(Boolean)
  const [, , ended = Number.NaN] = seconds(pid)
  return [pid, ...children].reduce((sum, each) => sum + (cpuSeconds(each) || 0), ended)
}

/** Memory of a process that is not swapped out. */
export function residentKilobytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}
