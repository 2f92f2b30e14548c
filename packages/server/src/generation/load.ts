import { performance } from 'node:perf_hooks'

const MEASURED_MS = 250

let from = performance.eventLoopUtilization()
let until = performance.now()
let share = 0

/** The share of its time that this process was busy a moment ago, from 0 to 1. */
export function busyShare(): number {
  const now = performance.now()
  if (now - until < MEASURED_MS) return share
  const current = performance.eventLoopUtilization()
  share = performance.eventLoopUtilization(current, from).utilization
  from = current
  until = now
  return share
}
