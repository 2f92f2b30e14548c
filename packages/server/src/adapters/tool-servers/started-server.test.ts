import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { declare, startedServer } from './testing/declared.ts'

/** A busy machine takes seconds to start a process. */
const SEVEN_STARTS_MS = 120_000

const signal = new AbortController().signal

/** Resolves once there is no such process. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await sleep(20)
  }
}

it('a process gets a clean environment, with what is passed on by name', async () => {
  process.env.COINQUIRY_TEST_SECRET = 'ours'
  try {
    const declared = startedServer(['environment', 'echo'], '', ['PASSED_ON'])
    await using servers = await declare({ desk: declared }, {}, { PASSED_ON: 'theirs' })
    const environment = JSON.parse(await servers.said('environment'))
    const usual = [
      'HOME',
      'LOGNAME',
      'NODE_COMPILE_CACHE',
      'PATH',
      'PASSED_ON',
      'SHELL',
      'TERM',
      'USER',
    ]
    expect(environment.PASSED_ON).toBe('theirs')
    expect(Object.keys(environment).filter((name) => !usual.includes(name))).toEqual([])
  } finally {
    delete process.env.COINQUIRY_TEST_SECRET
  }
})

it(
  'a process that dies, floods, chatters, hangs or writes nonsense gives a reason, and is replaced',
  async () => {
    const wrong = {
      die: 'desk closed the connection',
      flood: 'desk sent too much',
      chatter: 'desk sent too much',
      garbage: 'desk did not answer in time',
      hang: 'desk did not answer in time',
    }
    const declared = startedServer(['pid', ...Object.keys(wrong)])
    await using servers = await declare({ desk: declared }, { quietMs: 0 })
    const { callMs } = servers.limits
    let pid = await servers.said('pid')
    expect(await servers.said('pid')).toBe(pid)
    for (const [tool, why] of Object.entries(wrong)) {
      // Short for what never answers alone: on a busy machine any other answer takes its time.
      if (why.endsWith('in time')) servers.limits.callMs = 1000
      expect(await servers.said(tool)).toBe(why)
      servers.limits.callMs = callMs
      await gone(Number(pid))
      const next = await servers.said('pid')
      expect(next).not.toBe(pid)
      pid = next
    }
    process.kill(Number(pid), 'SIGKILL')
    await gone(Number(pid))
    expect(Number(await servers.said('pid'))).toBeGreaterThan(0)
  },
  SEVEN_STARTS_MS,
)

it.each(['obedient', 'stubborn'])('a process that is %s ends with the server', async (mood) => {
  const servers = await declare({ desk: startedServer(['pid'], mood) })
  const pid = Number(await servers.said('pid'))
  await servers.close()
  await gone(pid)
  await servers[Symbol.asyncDispose]()
})

it('a command that there is not, or that says nothing, leaves an answer without its tools', async () => {
  const absent = { ...startedServer(['echo']), command: '/nowhere/server' }
  const silent = startedServer(['echo'], 'silent')
  await using servers = await declare({ absent, silent }, { answerWaitsMs: 500 })
  const reports = async () => {
    expect(await servers.offered(signal)).toEqual({
      ...{ tools: [], missing: ['absent', 'silent'], lacking: [] },
    })
    return servers.reports
  }
  // The first answer may be too early to be told why.
  await expect
    .poll(reports, { timeout: 20_000 })
    .toContain(
      'The tools of a server cannot be used: DataFailure: absent cannot be reached: ENOENT',
    )
})

it('a process that is installed first is waited for, though no answer waits for it', async () => {
  const limits = { answerWaitsMs: 100, connectMs: 300, quietMs: 60_000 }
  await using servers = await declare({ desk: startedServer(['echo'], 'late') }, limits)
  expect(await servers.offered(signal)).toEqual({ tools: [], missing: ['desk'], lacking: [] })
  await expect
    .poll(() => servers.offered(signal), { timeout: 60_000 })
    .toMatchObject({ missing: [] })
  expect(await servers.said('echo', { text: 'here' })).toBe('You said: here')
})

it('answers wait together for a process that says nothing', async () => {
  const limits = { answerWaitsMs: 500, quietMs: 0 }
  await using servers = await declare({ desk: startedServer(['echo'], 'silent') }, limits)
  const begun = performance.now()
  await servers.offered(signal)
  const first = performance.now() - begun
  for (let answer = 0; answer < 10; answer += 1) await servers.offered(signal)
  expect(performance.now() - begun).toBeLessThan(5 * first)
})

it('a process does not outlive a server that is killed', async () => {
  const holder = spawn(
    process.execPath,
    ['--conditions=coinquiry', fileURLToPath(new URL('testing/hold-server.ts', import.meta.url))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [pid] = await once(holder.stdout, 'data')
  expect(Number(pid)).toBeGreaterThan(0)
  holder.kill('SIGKILL')
  await gone(Number(pid))
})
