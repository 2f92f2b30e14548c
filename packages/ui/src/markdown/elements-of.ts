import type { ExtraProps } from 'react-markdown'

/** An element of the renderer's tree of HTML. */
export type Element = NonNullable<ExtraProps['node']>
export type Node = Element['children'][number]

export const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element')
