interface Policy {
  createHTML(name: string): string
}
/** What is used here of trusted types, which older browsers lack. */
declare const window: {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

/** One character reference is all the HTML that it ever makes, so nothing can be run by it. */
const rules: Policy = { createHTML: (name) => `&${name.replaceAll(/\W/g, '')};` }
// The server's `Content-Security-Policy` allows this policy alone.
const policy = window.trustedTypes?.createPolicy('character-reference', rules) ?? rules
const element = document.createElement('i')

/**
 * Stands for the package of this name, whose way the pages' policy on trusted types refuses: what
 * the browser reads `&name;` as; false where it is nothing. A table of all names would be 10 kB.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  element.innerHTML = policy.createHTML(name)
  const text = element.textContent
  // Of `&notit;` a browser reads the beginning alone.
  return (name === 'semi' || !text.endsWith(';')) && text
}
