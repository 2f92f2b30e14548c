import { activePartsOf, openDocx, openPdf, targetsOf } from '@coinquiry/server/testing'
import type { Page } from 'playwright'
import { post } from '../fakes/sign-in.ts'

const SHOWN_MS = 20_000
const FOLLOWED = /^(?:https?|mailto):/

/** What a page holds that our own code never writes. */
export async function faultsOfPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = 'trace' in window ? ['something was run'] : []
    const named = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href'])
    const wrong = /^[\s\0-\x20]*(?:javascript|vbscript|data:text|file|blob):/i
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName
      const isForeign = ['iframe', 'object', 'embed', 'base'].includes(name)
      if (isForeign || element.matches('meta[http-equiv=refresh]')) faults.push(`<${name}>`)
      const isCode = name === 'script' && element.getAttribute('type') !== 'application/json'
      if (isCode && !element.getAttribute('src')?.startsWith('/')) faults.push('<script>')
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith('on')) faults.push(`${name} ${attribute}`)
        if (named.has(attribute) && wrong.test(value)) faults.push(`${attribute}=${value}`)
      }
    }
    return faults
  })
}

/** Opens an address, waits for the text, and gives what is wrong with the page. */
export async function openAndLook(page: Page, address: string, text: string | null) {
  await page.goto(address)
  if (text !== null) return faultsOfShown(page, text)
  await page.waitForLoadState('networkidle')
  return faultsOfPage(page)
}

/** Waits for the text of a page that was opened, and gives what is wrong with it. */
export async function faultsOfShown(page: Page, text: string): Promise<string[]> {
  const lacks = (await isShown(page, text)) ? [] : [`${text} is not shown`]
  return [...lacks, ...(await faultsOfPage(page))]
}

const isShown = (page: Page, text: string): Promise<boolean> =>
  page
    .getByText(text)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: SHOWN_MS })
    .then(
      () => true,
      () => false,
    )

/** What leads out of an export, or is more than text in it. */
export async function faultsOfExports(api: string, topicId: string, text: string) {
  const faults: string[] = []
  for (const [number, type] of ['pdf', 'markdown', 'docx'].entries()) {
    const query = new URLSearchParams({ topics_id: topicId, file_type: String(number) })
    const reply = await fetch(`${api}/topics/download/topic?${query}`)
    const disposition = reply.headers.get('content-disposition') ?? ''
    const [, name = ''] = disposition.split("filename*=UTF-8''")
    if (reply.status !== 200) faults.push(`${type}: ${reply.status}`)
    if (name === '' || /[/\\:*?<>|]/.test(decodeURIComponent(name)))
      faults.push(`${type}: ${disposition}`)
    const file = new Uint8Array(await reply.arrayBuffer())
    faults.push(...inFile(type, file, text).map((fault) => `${type}: ${fault}`))
  }
  return faults
}

function inFile(type: string, file: Uint8Array, text: string): string[] {
  const followed = (links: readonly string[]) => links.filter((link) => !FOLLOWED.test(link))
  if (type === 'markdown') {
    const written = new TextDecoder().decode(file)
    const lacks = written.includes(text) ? [] : ['the text is not there']
    return [...lacks, ...activePartsOf(written, 'https://coinquiry.example')]
  }
  if (type === 'pdf') return followed(openPdf(file).links)
  const docx = openDocx(file)
  const document = docx.get('word/document.xml') ?? ''
  const lacks = document.includes(text) ? [] : ['the text is not there']
  const more = document.includes('<!DOCTYPE') ? ['a document type'] : []
  return [...lacks, ...more, ...followed(targetsOf(docx))]
}

/** The picture is one, whatever stands in it. */
export async function faultsOfPicture(address: string): Promise<string[]> {
  const reply = await fetch(address)
  const bytes = Buffer.from(await reply.arrayBuffer())
  return bytes.subarray(1, 4).toString() === 'PNG' ? [] : [`preview picture: ${reply.status}`]
}

/** An address for a mail is refused, or the mail goes to it alone. */
export async function faultsOfMail(api: string, address: string): Promise<string[]> {
  const sent = await post(`${api}/auth/send-email`, { email: address, language: 'en' }).catch(
    (error: unknown) => String(error),
  )
  if (typeof sent === 'string') return / 400 /.test(sent) ? [] : [`mail: ${sent}`]
  return /^[^\s<>"]+@example\.org$/.test(address) ? [] : [`mail: ${address} was taken`]
}
