import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root as repository } from '../run.ts'

/** What the shell in a root knows of its surroundings. */
export type Environment = Readonly<Record<string, string>>

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** Where the machine's own certificates lie, if it trusts others than Node does. */
const { NODE_EXTRA_CA_CERTS: CERTIFICATES } = process.env

const does = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })

/** Why an image cannot be carried out here; null when it can. */
export function obstacle(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'it needs the rights of root, to mount and to change roots'
  for (const program of ['debootstrap', 'unshare', 'chroot', 'setpriv']) {
    try {
      execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    } catch {
      return `it needs ${program} (apt-get install debootstrap util-linux)`
    }
  }
  return null
}

/**
 * An empty Debian with Node and npm, in place of the official image, whose steps cannot be had
 * without its registry: the same Debian, the same version of Node, a user `node`.
 */
export function makeBase(path: string, image: string): void {
  const [, version = '', suite = ''] = /^node:([\d.]+)-(\w+)-slim$/.exec(image) ?? []
  const packaged = `${repository}node_modules/node-linux-${process.arch}`
  const binary = join(packaged, 'bin/node')
  const found = execFileSync(binary, ['--version']).toString().trim()
  if (found !== `v${version}`) throw new Error(`${image} is wanted, but ${binary} is ${found}`)
  if (existsSync(join(path, 'usr/local/bin/node'))) return
  rmSync(path, { recursive: true, force: true })
  does('debootstrap', ['--variant=minbase', suite, path])
  cpSync(binary, join(path, 'usr/local/bin/node'))
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm']).toString().trim())))
  cpSync(npm, join(path, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(path, 'usr/local/bin', name))
  does('chroot', [path, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node'])
}

/** Carries out a shell line in the root, with the network of this machine. */
export function runIn(path: string, line: string, workdir: string, env: Environment): void {
  cpSync('/etc/resolv.conf', join(path, 'etc/resolv.conf'), { dereference: true })
  const known = { ...env, ...shareCertificates(path), HOME: '/root', PATH }
  const mounts = `mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev"`
  const inside = ['env', '-i', ...pairs(known), 'sh', '-c', `cd ${workdir} && ${line}`]
  does('unshare', ['--mount', 'sh', '-c', `${mounts} && exec chroot "$0" "$@"`, path, ...inside])
}

function shareCertificates(path: string): Environment {
  if (!CERTIFICATES) return {}
  mkdirSync(join(path, 'etc/ssl/certs'), { recursive: true })
  cpSync(CERTIFICATES, join(path, 'etc/ssl/certs/machine.crt'), { dereference: true })
  return { NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/machine.crt' }
}

/**
 * Starts a program as `compose.yaml` does: a root that cannot be written but for `/tmp` and the
 * volume, a user without rights, no capabilities and none to be had.
 */
export function startIn(
  path: string,
  command: readonly string[],
  { env, workdir, volume }: { env: Environment; workdir: string; volume: string },
) {
  const mounts = [
    'mount --bind "$0" "$0"',
    `mount --bind "$0${volume}" "$0${volume}"`,
    'mount -o remount,bind,ro "$0"',
    'mount -t tmpfs tmpfs "$0/tmp"',
    'mount -t proc proc "$0/proc"',
    'mount --bind /dev "$0/dev"',
  ].join(' && ')
  const drop =
    'exec setpriv --reuid=node --regid=node --init-groups --bounding-set=-all --inh-caps=-all --no-new-privs "$@"'
  const probe = `if touch ${workdir}/probe 2>/dev/null; then echo "the root can be written" >&2; exit 9; fi`
  const inside = `cd ${workdir} && ${probe}; ${drop}`
  return spawn(
    'unshare',
    [
      ...['--mount', 'sh', '-c', `${mounts} && exec chroot "$0" "$@"`, path],
      ...['env', '-i', ...pairs({ ...env, HOME: '/home/node', PATH })],
      ...['sh', '-c', inside, 'sh', ...command],
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
}

const pairs = (env: Environment) => Object.entries(env).map(([name, value]) => `${name}=${value}`)
