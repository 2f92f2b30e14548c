const longest = 80
const fallback = 'coinquiry'

/** What means a path, a device, a command or nothing to some file system, or turns the writing. */
const refused = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029<>:"/\\|?*]/gu
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i

/** A title as the name of a file, with its extension; safe on every system. */
export function fileName(title: string, extension: string): string {
  const words = title
    .toWellFormed()
    .replaceAll('\ufffd', ' ')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(refused, ' ')
    .replaceAll(/ +/g, ' ')
  const name = trimmed([...trimmed(words)].slice(0, longest).join(''))
  return `${name === '' ? fallback : name.replace(device, '$&_')}.${extension}`
}

/** No hidden file, and no end that some system drops. */
function trimmed(name: string): string {
  return name.replace(/^[.\s]+/u, '').replace(/[.\s]+$/u, '')
}
