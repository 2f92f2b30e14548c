/** What is needed of an element of a page. */
interface PageElement {
  readonly localName: string
  getAttribute(name: string): string | null
  hasAttribute(name: string): boolean
  remove(): void
}

const NEVER_TEXT = new Set(
  'script style noscript template svg iframe object embed canvas audio video head input select textarea button'.split(
    ' ',
  ),
)

const HIDING_STYLE =
  /display:none|visibility:(?:hidden|collapse)|opacity:0*(?:\.0*)?(?:;|!|%|$)|font-size:0(?![.\d]*[1-9])/

/**
 * Takes out of a page what its reader does not see, as far as the element itself says it: a text
 * that is there for programs alone is not what the page says to people.
 */
export function removeUnseen(document: {
  querySelectorAll(selector: string): Iterable<PageElement>
}): void {
  for (const element of [...document.querySelectorAll('body *')]) {
    if (isUnseen(element)) element.remove()
  }
}

function isUnseen(element: PageElement): boolean {
  const { localName } = element
  if (NEVER_TEXT.has(localName) || element.hasAttribute('hidden')) return true
  if (localName === 'dialog' && !element.hasAttribute('open')) return true
  if (element.getAttribute('aria-hidden')?.trim().toLowerCase() === 'true') return true
  return HIDING_STYLE.test(plainStyle(element.getAttribute('style') ?? ''))
}

/** Without comments, escapes and spaces, in small letters. */
function plainStyle(style: string): string {
  return style
    .replace(/\/\*.*?(?:\*\/|$)/gs, '')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      Number.parseInt(code, 16) <= 0x10ffff ? String.fromCodePoint(Number.parseInt(code, 16)) : '',
    )
    .replace(/[\s\\]/g, '')
    .toLowerCase()
}
