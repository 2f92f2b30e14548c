import { matchesGlob } from 'node:path'

export interface Stage {
  /** Null where the stage has no name of its own. */
  readonly name: string | null
  /** The image it begins with. */
  readonly from: string
  readonly steps: readonly Step[]
}

export interface Step {
  readonly instruction: string
  readonly text: string
}

/** The part of the Dockerfile's language that ours uses; any other instruction is refused later. */
export function readDockerfile(text: string): Stage[] {
  const stages: { name: string | null; from: string; steps: Step[] }[] = []
  const lines = text.replace(/\\\n\s*/g, ' ').split('\n')
  for (const line of lines.filter((one) => /^[A-Z]/.test(one))) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (instruction !== 'FROM') stages.at(-1)?.steps.push({ instruction, text: rest })
    else {
      const [, from = '', name = null] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? []
      stages.push({ name, from, steps: [] })
    }
  }
  return stages
}

/** Whether a path of the repository is kept out of the build, by the lines of `.dockerignore`. */
export function ignoredBy(lines: string): (path: string) => boolean {
  const patterns = lines.split('\n').filter((line) => line.trim())
  return (path) => {
    const parts = path.split('/')
    const upTo = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
    return upTo.some((one) => patterns.some((pattern) => matchesGlob(one, pattern)))
  }
}

/** `KEY=value KEY=value`, as `ENV` has it. */
export function assignments(text: string): Record<string, string> {
  return Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=', 2)))
}
