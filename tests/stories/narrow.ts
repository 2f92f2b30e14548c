/**
 * Looks at the story as it is at 1280 × 1024, magnified to 400 %, less the scrollbar, which keeps its
 * size. Only the frame that it stands in is made smaller: a window takes many times as long.
 */
export async function whileNarrow(look: () => Promise<void>): Promise<void> {
  const { style } = window.frameElement as HTMLElement
  const { width, height } = style
  Object.assign(style, { width: '316px', height: '256px' })
  try {
    await twoFrames()
    await look()
  } finally {
    Object.assign(style, { width, height })
  }
}

/** By then, whatever follows the size of the window or the theme has followed. */
export async function twoFrames(): Promise<void> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
}
