/** What a browser shows first, and marks, of a page with these texts. */
export function openedAt(url: string, texts: readonly string[]): string {
  const [, page] = /#page=(\d+)$/.exec(url) ?? []
  if (page) return texts[Number(page) - 1] ?? ''
  const [, marks = ''] = /#:~:(.*)$/.exec(url) ?? []
  const whole = texts.join(' ').replace(/\s+/g, ' ')
  return marks
    .split('&')
    .map((mark) => {
      const [start = '', end] = mark
        .replace(/^text=/, '')
        .split(',')
        .map(decodeURIComponent)
      const from = start === '' ? -1 : whole.indexOf(start)
      if (from < 0) return ''
      const to = end === undefined ? from : whole.indexOf(end, from)
      return to < 0 ? '' : whole.slice(from, to + (end ?? start).length)
    })
    .join('\n')
}
