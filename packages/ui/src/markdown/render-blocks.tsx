import { mathFromMarkdown, mathSyntax } from '@coinquiry/markdown/math-syntax'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import Renderer, { type Components, type Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { CardAddress, CardMark } from './card.tsx'
import { Citation, Link } from './citation.tsx'
import { Image, Preformatted, Table, TaskMark } from './elements.tsx'
import type { FigureMarks } from './figures/figure-marks.tsx'
import { FormulaMark } from './formula/formula-mark.tsx'
import { closeOpenEnd } from './open-end/close-open-end.ts'
import { shapeTree, type Tree } from './shape-tree.ts'

export interface RenderNames {
  /** The highest level that a heading may have. */
  topHeading: number
  /** Makes ids of footnotes unique among the answers of a page. */
  prefix: string
  heading: string
  back: string
}

/** A top-level block of an answer. */
export interface Block {
  /** Where its first line begins in the text; null for footnotes, which are gathered from it. */
  readonly start: number | null
  readonly content: ReactElement
}

const plugins: Options['remarkPlugins'] & object = [[remarkGfm, { singleTilde: false }]]

const components: Components = {
  a: Link,
  cite: Citation,
  img: Image,
  input: TaskMark,
  mark: CardMark,
  pre: Preformatted,
  samp: CardAddress,
  table: Table,
  var: FormulaMark,
}

/** Parsing text nested so deep takes minutes, or exceeds the stack. */
const tooDeep = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t]){160}/m

/**
 * Renders markdown that begins at `offset` of its answer, block by block; its end, while it grows,
 * as it will be once the marks there are closed; its figures as `marks` draws them.
 */
export function renderBlocks(
  text: string,
  offset: number,
  names: RenderNames,
  growing = false,
  marks: FigureMarks | null = null,
): Block[] {
  // Nothing received may be lost: what can't be read as markdown stands as it came.
  if (tooDeep.test(text)) return [{ start: offset, content: <p key={offset}>{text}</p> }]
  const starts: (number | null)[] = []
  const noteStarts = () => (tree: Tree) => {
    for (const { position } of tree.children) {
      const { offset: at = 0, column = 1 } = position?.start ?? {}
      starts.push(position ? offset + at - (column - 1) : null)
    }
  }
  const rendered = Renderer({
    children: text,
    components: marks ? { ...components, ...marks.components } : components,
    remarkPlugins: [
      ...plugins,
      [readExtensions, text, growing],
      ...(growing ? [closeOpenEnd] : []),
    ],
    rehypePlugins: [
      // Before texts are cut, while they know their places.
      ...(marks ? [marks.plugin(offset)] : []),
      [shapeTree, names.topHeading],
      noteStarts,
    ],
    remarkRehypeOptions: {
      clobberPrefix: names.prefix,
      footnoteLabel: names.heading,
      footnoteBackLabel: names.back,
      footnoteLabelProperties: {},
    },
  })
  const contents = isValidElement<{ children?: ReactNode }>(rendered)
    ? Children.toArray(rendered.props.children).filter((content) => isValidElement(content))
    : []
  return contents.map((content, index) => {
    const start = starts[index] ?? null
    // Its own key counts from `offset`: with another one it would be drawn anew, and lose a selection.
    return { start, content: cloneElement(content, { key: start ?? 'notes' }) }
  })
}

/**
 * Reads formulas, and `**注意：**请看` as people mean it: CommonMark wants a space after the closing
 * marks when punctuation stands before them, and Chinese has none there.
 */
function readExtensions(this: { data(): object }, text: string, growing: boolean): void {
  const data: { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] } = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    cjkFriendlyExtension(),
    mathSyntax(text, growing),
  ]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    mathFromMarkdown(text, growing),
  ]
}
