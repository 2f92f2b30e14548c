import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'
import { Camera, type View } from './camera.ts'
import { differenceOf } from './difference.ts'
import { readOptions } from './options.ts'
import { type Finding, sheetOf } from './sheet.ts'
import { buildStorybook, serveStorybook } from './storybook.ts'
import { root, workTreeOf } from './work-tree.ts'

/** Photographs every story at a revision and in the work tree, and lays side by side what differs. */
const { base: revision, themes, languages, only } = readOptions()
const sheets = join(root, 'artifacts/pictures-compare')
const builds = await mkdtemp(join(tmpdir(), 'storybooks-'))
const began = performance.now()

try {
  say(`Building the stories of ${revision} and of the work tree`)
  await using tree = await workTreeOf(revision)
  const built = await Promise.allSettled([
    buildStorybook(tree.path, join(builds, 'base')),
    buildStorybook(root, join(builds, 'head')),
  ])
  for (const side of built) if (side.status === 'rejected') throw side.reason
  await compare()
} finally {
  await rm(builds, { recursive: true, force: true })
}

async function compare(): Promise<void> {
  await using base = await serveStorybook(join(builds, 'base'))
  await using head = await serveStorybook(join(builds, 'head'))
  const stories = new Map([...base.stories, ...head.stories])
  const views = themes.flatMap((theme) => languages.map((language) => ({ theme, language })))
  const tasks = [...stories]
    .filter(([story]) => only.length === 0 || only.some((part) => story.includes(part)))
    .flatMap(([story, name]) => views.map((view) => ({ story, name, view })))
  say(`Comparing ${tasks.length} pictures`)

  await rm(sheets, { recursive: true, force: true })
  await mkdir(sheets, { recursive: true })
  const findings: Finding[] = []
  await using browser = await chromium.launch(launchOptions)
  const queue = tasks.values()
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work))
  await writeFile(join(sheets, 'index.html'), sheetOf(findings, summary(tasks.length, findings)))
  say(`${summary(tasks.length, findings)}\n${join(sheets, 'index.html')}`)

  async function work(): Promise<void> {
    const camera = await Camera.of(browser)
    for (const { story, name, view } of queue) {
      const before = base.stories.has(story) && (await camera.photograph(base.url, story, view))
      const after = head.stories.has(story) && (await camera.photograph(head.url, story, view))
      const finding = await find(before || undefined, after || undefined, story, view)
      if (finding) findings.push({ ...finding, story, name, view })
    }
  }
}

async function find(
  base: Buffer | undefined,
  head: Buffer | undefined,
  story: string,
  { theme, language }: View,
): Promise<Pick<Finding, 'kind' | 'share' | 'pictures'> | null> {
  const keep = async (side: string, picture: Buffer) => {
    const file = `${story}.${theme}.${language}.${side}.png`
    await writeFile(join(sheets, file), picture)
    return file
  }
  if (base && head) {
    const difference = differenceOf(base, head)
    if (!difference) return null
    const pictures = {
      base: await keep('base', base),
      head: await keep('head', head),
      difference: await keep('difference', difference.picture),
    }
    return { kind: 'changed', share: difference.share, pictures }
  }
  if (head) return { kind: 'appeared', share: 0, pictures: { head: await keep('head', head) } }
  if (base) return { kind: 'vanished', share: 0, pictures: { base: await keep('base', base) } }
  return null
}

function summary(compared: number, findings: readonly Finding[]): string {
  const count = (kind: Finding['kind']) => findings.filter((each) => each.kind === kind).length
  const seconds = Math.round((performance.now() - began) / 1000)
  return `${revision} and the work tree, ${compared} pictures in ${seconds} s: ${count('changed')} changed, ${count('appeared')} appeared, ${count('vanished')} vanished.`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
