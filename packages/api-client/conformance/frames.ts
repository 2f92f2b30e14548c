const FRAME = /^id: \d+\nevent: \w+\ndata: \{.*\}$/

/** Throws unless each event is the three lines `id`, `event` and `data`; comments may stand between. */
export function checkFrames(text: string): void {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const frames = lines
    .filter((line) => !line.startsWith(':'))
    .join('\n')
    .split(/\n{2,}/)
    .filter((frame) => frame.trim() !== '')
  for (const frame of frames) {
    if (!FRAME.test(frame)) throw new Error(`This is no event of three lines:\n${frame}`)
  }
  if (frames.length > 0 && !/\n\n$/.test(lines.join('\n'))) {
    throw new Error('The last event is not followed by an empty line')
  }
}
