/** A page that posts the parameters of an address to it, as Apple answers. */
export function formPost(address: URL, extra: Readonly<Record<string, string>>): string {
  const fields = [...address.searchParams, ...Object.entries(extra)]
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  return `<!doctype html>
<title>Signing in</title>
<form method="post" action="${address.origin}${address.pathname}">
${inputs.join('\n')}
</form>
<script>document.forms[0].submit()</script>
`
}

/** The form of such a page, as a browser would post it. */
export function readFormPost(page: string): {
  readonly action: string
  readonly fields: URLSearchParams
} {
  const [, action = ''] = /action="([^"]*)"/.exec(page) ?? []
  const fields = new URLSearchParams()
  for (const [, name = '', value = ''] of page.matchAll(/name="([^"]*)" value="([^"]*)"/g)) {
    fields.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  }
  return { action, fields }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
