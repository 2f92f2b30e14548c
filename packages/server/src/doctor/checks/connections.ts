import { readFile } from 'node:fs/promises'
import { BACKLOG } from '../../listen.ts'
import { type Check, type Finding, off, ok, warning } from '../finding.ts'

const LIMIT = '/proc/sys/net/core/somaxconn'

/** Whether as many connections may wait as the server asks for. */
export const connections: Check = {
  name: 'connections',
  run: async () => [judged(await readFile(LIMIT, 'utf8').catch(() => null))],
}

/** By what Linux says; null where there is no such limit. */
export function judged(somaxconn: string | null): Finding {
  if (somaxconn === null) return off('this system does not tell how many may wait')
  const most = Number(somaxconn)
  if (most >= BACKLOG) return ok(`${BACKLOG} may wait to be accepted`)
  return warning(
    `net.core.somaxconn is ${most}: of more who connect at once, as after a restart, the others wait for seconds`,
    `set it to ${BACKLOG} or more, for the machine or the container (sysctl)`,
  )
}
