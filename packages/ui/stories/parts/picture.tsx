import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'
import type { Part, ShownStory } from './part-index.ts'
import styles from './parts.module.css'

type Args = Record<string, unknown>
type Render = (args: Args, context: { globals: { language: string } }) => ReactNode

interface Written {
  readonly args?: Args
  readonly render?: Render
  readonly component?: ComponentType<Args>
}

/** A story as its file exports it. */
interface Story {
  readonly input: Written
  readonly meta: { readonly input: Written }
}

const files = import.meta.glob<Record<string, Story>>([
  '../../src/{primitives,blocks}/**/*.stories.tsx',
  '../../src/markdown/markdown.stories.tsx',
])
const drawings = new Map<string, ComponentType>()

/** A part's story at half its size, to be looked at. */
export function Picture({
  name,
  story,
  globals,
}: Pick<Part, 'name' | 'story'> & { globals: string }) {
  const address = `iframe.html?viewMode=story&id=${story.id}&globals=${globals};motion:reduced`
  const Drawing = drawingOf(story)
  return (
    <div inert className={styles.picture}>
      <div className={styles.half}>
        {story.isLayer ? (
          <iframe loading="lazy" title={name} src={address} className={styles.frame} />
        ) : (
          <div className={styles.drawing}>
            <Suspense>
              <Drawing />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  )
}

/** The story drawn into this page, without what it does by itself. */
function drawingOf({ id, path, exported }: ShownStory): ComponentType {
  const known = drawings.get(id)
  if (known) return known
  const drawing = lazy(async () => {
    const story = (await files[path]?.())?.[exported]
    if (!story) throw new Error(`${path} has no story ${exported}`)
    return { default: () => draw(story) }
  })
  drawings.set(id, drawing)
  return drawing
}

function draw({ input, meta }: Story): ReactNode {
  const { component } = meta.input
  const render =
    input.render ?? meta.input.render ?? (component && ((args) => createElement(component, args)))
  const { lang } = document.documentElement
  return render?.({ ...meta.input.args, ...input.args }, { globals: { language: lang } })
}
