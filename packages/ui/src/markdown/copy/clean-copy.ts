/** What takes part in a copy as it is, and which of its attributes count there. */
const kept: Readonly<Record<string, readonly string[]>> = {
  P: [],
  BR: [],
  HR: [],
  UL: [],
  OL: ['start'],
  LI: [],
  BLOCKQUOTE: [],
  PRE: [],
  CODE: [],
  STRONG: [],
  EM: [],
  DEL: [],
  SUP: [],
  TABLE: [],
  THEAD: [],
  TBODY: [],
  TR: [],
  TH: ['colspan'],
  TD: [],
  H3: [],
  H4: [],
  H5: [],
  H6: [],
}

const left = 'button, svg, summary, script, style, [data-footnote-backref], [hidden]'

/**
 * The nodes as other programs understand them: text, tables, lists, code and links, without buttons,
 * drawings and classes. `cite` says what stands for a citation; '' leaves it out.
 */
export function cleanCopy(
  nodes: ArrayLike<Node>,
  cite: (link: HTMLAnchorElement) => string,
): Element {
  // Of a page of its own, where no image is loaded.
  const page = document.implementation.createHTMLDocument()
  const root = page.createElement('div')
  for (const node of Array.from(nodes)) copyInto(root, node)
  return root

  function copyInto(parent: Element, node: Node): void {
    if (node instanceof Text) parent.append(node.data.replaceAll('\u00a0', ' '))
    if (!(node instanceof Element) || node.matches(left)) return
    const whole = node.getAttribute('data-whole')
    if (whole !== null) parent.append(whole)
    else if (node instanceof HTMLInputElement) parent.append(node.checked ? '☑' : '☐')
    else if (node instanceof HTMLAnchorElement) copyLink(parent, node)
    else if (node.localName === 'math') copyFormula(parent, node)
    else if (node.localName === 'figure') copyFigure(parent, node)
    else if (node.tagName in kept) copyChildren(parent.appendChild(copyOf(node)), node)
    else copyChildren(parent, node)
  }

  function copyChildren(parent: Element, node: Element): void {
    for (const child of node.childNodes) copyInto(parent, child)
  }

  function copyLink(parent: Element, link: HTMLAnchorElement): void {
    // A question to go on with leads nowhere else.
    if (link.dataset.ask !== undefined) {
      copyChildren(parent, link)
      return
    }
    const isCitation = link.dataset.citation !== undefined
    const text = isCitation ? cite(link) : null
    if (text === '') {
      // With the space that stands before it.
      const before = parent.lastChild
      if (before?.nodeType === Node.TEXT_NODE) before.nodeValue = before.nodeValue?.trimEnd() ?? ''
      return
    }
    const copy = page.createElement('a')
    copy.setAttribute('href', link.href)
    parent.append(copy)
    if (text === null) copyChildren(copy, link)
    else copy.append(text)
  }

  /** As text: most programs would drop the marks of mathematics and keep its letters. */
  function copyFormula(parent: Element, math: Element): void {
    const isBlock = math.getAttribute('display') === 'block' && !parent.closest('p')
    const around = isBlock ? parent.appendChild(page.createElement('p')) : parent
    for (const [at, line] of (math.getAttribute('alttext') ?? '').split('\n').entries()) {
      if (at > 0) around.append(page.createElement('br'))
      around.append(line)
    }
  }

  /** Of code the code, of a chart its words and figures. */
  function copyFigure(parent: Element, figure: Element): void {
    const code = figure.querySelector(':scope > pre')
    const parts = code ? [code] : figure.querySelectorAll('figcaption, p, table')
    for (const part of parts) {
      if (part.localName !== 'figcaption') copyInto(parent, part)
      else if (!code) copyChildren(parent.appendChild(page.createElement('p')), part)
    }
  }

  function copyOf(element: Element): Element {
    const level = element.getAttribute('data-level')
    const copy = page.createElement(level ? `h${level}` : element.localName)
    for (const name of kept[element.tagName] ?? []) {
      const value = element.getAttribute(name)
      if (value !== null) copy.setAttribute(name, value)
    }
    // Word processors draw no lines unless they are told so in this way.
    if (element.localName === 'table') {
      for (const [name, value] of Object.entries({ border: 1, cellpadding: 4, cellspacing: 0 })) {
        copy.setAttribute(name, String(value))
      }
    }
    const align = element.getAttribute('data-align')
    if (align) copy.setAttribute('align', align)
    return copy
  }
}

/** A cleaned copy as plain text: lists with their marks, tables with tabs. */
export function plainTextOf(root: Element): string {
  return textOf(root)
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^\n+|\s+$/g, '')
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  const element = node as Element
  const inside = () => Array.from(node.childNodes, textOf).join('')
  switch (element.localName) {
    case 'br':
      return '\n'
    case 'hr':
      return '\n\n'
    case 'pre':
      return `${inside().trimEnd()}\n\n`
    case 'p':
    case 'blockquote':
    case 'table':
      return `${inside()}\n\n`
    case 'tr':
      return `${Array.from(element.children, (cell) => textOf(cell).trim()).join('\t')}\n`
    case 'thead':
    case 'tbody':
      return Array.from(element.children, textOf).join('')
    case 'ul':
    case 'ol':
      return listText(element)
    default:
      return /^h[1-6]$/.test(element.localName) ? `${inside()}\n\n` : inside()
  }
}

function listText(list: Element): string {
  const first = Number(list.getAttribute('start') ?? 1)
  const items = Array.from(list.children, (item, at) => {
    const mark = list.localName === 'ol' ? `${first + at}. ` : '- '
    const text = textOf(item)
      .trim()
      .replaceAll(/\n{2,}/g, '\n')
    return `${mark}${text.replaceAll('\n', `\n${' '.repeat(mark.length)}`)}`
  })
  return `\n${items.join('\n')}\n\n`
}
