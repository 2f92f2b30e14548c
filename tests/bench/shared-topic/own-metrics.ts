import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

/** Answers as the server's `/metrics` does: what the process has used, and the delay since the last call. */
export function sendMetrics(response: ServerResponse): void {
  const { user, system } = process.cpuUsage()
  response.end(
    `nodejs_eventloop_lag_p99_seconds ${delay.percentile(99) / 1e9}\n` +
      `process_cpu_seconds_total ${(user + system) / 1e6}\n`,
  )
  delay.reset()
}
