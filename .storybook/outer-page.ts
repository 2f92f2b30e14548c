/** The page of documentation that a story stands in, when it stands there in a frame of its own. */
export function outerPage(): HTMLElement | undefined {
  const root = window.frameElement?.ownerDocument.documentElement
  return root?.dataset.theme ? root : undefined
}

/** Else that page would open at the last of its stories that takes the focus or shows a part of itself. */
export function stayInFrame(): void {
  Element.prototype.scrollIntoView = () => undefined
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
