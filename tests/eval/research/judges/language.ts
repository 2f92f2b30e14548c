/** Names, quotes and what stands in brackets may be in any language; rows and headings are often names. */
const FOREIGN =
  /```[\s\S]*?```|`[^`]*`|https?:\/\/\S+|\[\[?[^\]]*\]\]?|“[^”]*”|"[^"\n]*"|「[^」]*」|《[^》]*》|（[^）]*）|\([^)]*\)|^[>|#].*$/gm
/** A shorter paragraph may be a name or a figure. */
const FEWEST = 6
/** So much of a paragraph has to be in its language. */
const CHINESE = 0.5
const ENGLISH = 0.9

/** Whether each paragraph is written in the language of the question. */
export function languageFaults(text: string, language: 'zh' | 'en'): string[] {
  const least = language === 'zh' ? CHINESE : ENGLISH
  const foreign = text
    .replace(FOREIGN, ' ')
    .split(/\n+/)
    .filter((paragraph) => {
      const characters = paragraph.match(/\p{Script=Han}/gu)?.length ?? 0
      const words = paragraph.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0
      const all = characters + words
      return all >= FEWEST && (language === 'zh' ? characters : words) / all < least
    })
  return foreign.map((paragraph) => `is in the other language: “${paragraph.trim().slice(0, 60)}”`)
}
