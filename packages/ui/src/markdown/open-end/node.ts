interface Point {
  offset?: number
}

/** The parser's tree of Markdown, as far as this folder changes it. */
export interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
  position?: { start: Point; end: Point }
}

export const startOf = ({ position }: MarkdownNode): number => position?.start.offset ?? 0

export const endOf = ({ position }: MarkdownNode): number => position?.end.offset ?? 0

export function endAt(node: MarkdownNode, offset: number): void {
  if (node.position) node.position.end = { ...node.position.end, offset }
}
