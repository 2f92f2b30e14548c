import { simplified } from '../simplified.ts'
import { hasSameLetters, isOneOff, isTwoOff } from './edit-distance.ts'
import type { Handbook } from './handbook.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isHan, isStopWord, STOP_PHRASES, wordsOf } from './words.ts'

/** Shorter words are too near to others; they are only corrected within a name of several words. */
const LEAST_LETTERS = 5
/** Words of such a name must have so many letters. */
const LEAST_PART = 4
/** From here on the first letter may be wrong. */
const LONG_WORD = 7
/** From here on two letters may be wrong. */
const VERY_LONG_WORD = 9
/** In UTF-16 units; a longer question mostly names something, and looking for typos would take long. */
const LONGEST = 100
/** How many names are tried for one word, which bounds the time. */
const MOST_OPTIONS = 8
/** How many words of a name can be misspelled. */
const MOST_MISSPELLED = 2
/** In characters; longer Chinese names are whole questions. */
const LONGEST_NAME = 12

/** Endings of English words: what is left without one may be a word of the handbook. */
const ENDINGS = /(?:ing|ed|er|or|ly|al|ic|able|ness|ment|less|ful|y|d|r|s|es)$/

/**
 * Finds the names that a question meant and misspelled. A word is only taken for a misspelled one if
 * the handbook uses it nowhere; Chinese characters are exchanged for those that sound or look alike.
 */
export class Typos {
  /** All words that stand anywhere in the entries. */
  readonly #known = new Set<string>()
  /** Latin names of one word, by its length. */
  readonly #names = new Map<number, Set<string>>()
  /** The words of Latin names of several words, by their length. */
  readonly #parts = new Map<number, Set<string>>()
  /** Latin names of several words. */
  readonly #phrases = new Set<string>()
  /** Names that mean something else in daily life. */
  readonly #daily = new Set<string>()
  /** Right words that stand in no entry, though near to a name. */
  readonly #right: ReadonlySet<string>
  readonly #sounds: Sounds
  /** Chinese names by how they sound. */
  readonly #hanNames = new Map<string, Set<string>>()
  readonly #rightNames = new Set<string>()
  /** The Chinese text of all entries. */
  #hanText = ''

  constructor(handbook: Handbook, { projects, sounds, everyday, right }: Vocabulary) {
    this.#right = right
    this.#sounds = new Sounds(sounds)
    const names = projects.flatMap((project) => project.names)
    const daily = new Set(projects.flatMap((project) => project.everyday.flatMap(wordsOf)))
    for (const { en, zh } of handbook.values()) {
      names.push(en.title, ...en.aliases, zh.title, ...zh.aliases)
      const texts = [en.summary, ...en.sections.flatMap(({ heading, body }) => [heading, body])]
      for (const word of wordsOf(texts.join(' '))) this.#known.add(word)
      this.#hanText += [zh.summary, ...zh.sections.flatMap((s) => [s.heading, s.body])].join('\n')
    }
    for (const name of names) {
      const words = wordsOf(name)
      for (const word of words) this.#known.add(word)
      if (everyday.has(words) || daily.has(words.join())) this.#daily.add(words.join(''))
      if (ONLY_HAN.test(name)) this.#addHanName(name)
      if (!words.some(isHan)) this.#addLatinName(words)
    }
  }

  /** True for a word that the handbook knows, be it in the midst of a text. */
  knows(word: string): boolean {
    return this.#known.has(word)
  }

  /** True for Chinese characters that stand together in an entry or a name. */
  knowsHan(text: string): boolean {
    return this.#hanText.includes(text) || this.#rightNames.has(text)
  }

  /** The question with names in the place of what looks like a misspelling of them; itself without any. */
  correct(question: string): string {
    if (question.length > LONGEST) return question
    return this.#spelledAlike(question).replace(HAN_RUN, (run) => this.#heardAlike(run))
  }

  /** First names of several words, which are no accident, then those of one. */
  #spelledAlike(question: string): string {
    const found = [...question.matchAll(LATIN_WORD)]
    const meant = found.map(([word]) => wordsOf(word)[0] ?? '')
    const options = meant.map((word) =>
      this.#isRight(word) || isStopWord(word) ? [] : this.#nearest(word, this.#parts),
    )
    for (const count of [4, 3, 2]) {
      for (let start = 0; start + count <= meant.length; start += 1) {
        const end = start + count
        const misspelled = options.slice(start, end).filter(({ length }) => length > 0)
        if (misspelled.length === 0 || misspelled.length > MOST_MISSPELLED) continue
        const choices = meant.slice(start, end).map((word, at) => {
          const others = options[start + at] ?? []
          return others.length > 0 ? others : [word]
        })
        const name = combinations(choices).find((words) => this.#phrases.has(words.join(' ')))
        if (!name) continue
        meant.splice(start, count, ...name)
        options.fill([], start, end)
      }
    }
    const single = meant.map((word) =>
      word.length < LEAST_LETTERS || this.#isRight(word)
        ? undefined
        : this.#nearest(word, this.#names)[0],
    )
    // A short word of daily life is only meant beside other names.
    const isOfField = single.some(
      (name = '') => name.length >= LONG_WORD || (name !== '' && !this.#daily.has(name)),
    )
    let at = -1
    return question.replace(LATIN_WORD, (spelled) => {
      at += 1
      const name = single[at]
      if (name !== undefined && isOfField) return name
      const word = meant[at] ?? ''
      if (word !== wordsOf(spelled)[0]) return word
      if (!isOfField || word.length < LONG_WORD || this.#isRight(word)) return spelled
      // Beside a name, a word of other names: “wthdraw from binnance”.
      const near = this.#nearest(word, this.#parts)
      return near.find((part) => isOneOff(part, word) && hasSameLetters(part, word)) ?? spelled
    })
  }

  /** The words that differ least, the nearest first. */
  #nearest(word: string, among: ReadonlyMap<number, ReadonlySet<string>>): string[] {
    const near: string[] = []
    const less: string[] = []
    for (let length = word.length - 2; length <= word.length + 2; length += 1) {
      for (const name of among.get(length) ?? []) {
        const shorter = Math.min(name.length, word.length)
        const isOne =
          isOneOff(name, word) && (shorter >= LEAST_LETTERS || hasSameLetters(name, word))
        if (isOne && name[0] === word[0]) near.push(name)
        else if (isOne && shorter >= LONG_WORD) less.push(name)
        else if (shorter >= VERY_LONG_WORD && isTwoOff(name, word)) less.push(name)
      }
    }
    return [...near, ...less].slice(0, MOST_OPTIONS)
  }

  #isRight(word: string): boolean {
    const root = word.replace(ENDINGS, '')
    const forms = root !== word && root.length > 2 ? [word, root, `${root}e`] : [word]
    return forms.some((form) => this.#known.has(form) || this.#right.has(form))
  }

  #heardAlike(run: string): string {
    const text = simplified(run)
    const { words, edges, around } = this.#cutsOf(text)
    let corrected = run
    for (let length = Math.min(LONGEST_NAME, text.length); length > 1; length -= 1) {
      for (let start = 0; start + length <= text.length; start += 1) {
        const end = start + length
        if (!edges.has(start) || !edges.has(end)) continue
        // Two characters make too many words: they must stand alone.
        if (length === 2 && !(around.has(start) && around.has(end))) continue
        // One word of the dictionary is meant as it stands.
        if (!places(start + 1, end).some((at) => words.has(at))) continue
        const part = text.slice(start, end)
        const name = this.#nameLike(part)
        if (!name || this.#hanText.includes(part)) continue
        corrected = corrected.slice(0, start) + name + corrected.slice(end)
        for (const at of places(start + 1, end)) edges.delete(at)
        around.add(start).add(end)
      }
    }
    return corrected
  }

  /** The name that sounds as a text does, unless the text is one. */
  #nameLike(part: string): string | null {
    const names = this.#sounds.keysOf(part).flatMap((key) => [...(this.#hanNames.get(key) ?? [])])
    if (names.includes(part)) return null
    return names.find((name) => differences(name, part) <= (part.length > 3 ? 2 : 1)) ?? null
  }

  /** Where words of the dictionary begin, where a name can, and where phrases of asking and names do. */
  #cutsOf(text: string) {
    const words = new Set([...segmenter.segment(text)].map(({ index }) => index))
    const phrases = [...text.matchAll(STOP_PHRASES)]
    const around = new Set([0, text.length])
    for (const { 0: phrase, index } of phrases) around.add(index).add(index + phrase.length)
    /** Where a name can begin or end: not within a word, nor within a name that is spelled right. */
    const edges = new Set([...words, ...around])
    for (const start of places(0, text.length)) {
      for (const end of places(start + 2, Math.min(text.length, start + LONGEST_NAME) + 1)) {
        if (!this.#rightNames.has(text.slice(start, end))) continue
        for (const at of places(start + 1, end)) edges.delete(at)
        around.add(start).add(end)
      }
    }
    return { words, edges, around }
  }

  #addHanName(name: string) {
    if (name.length < 2 || name.length > LONGEST_NAME) return
    // Too easily met by accident.
    if (name.length === 2 && this.#daily.has(name)) return
    this.#rightNames.add(name)
    for (const key of this.#sounds.keysOf(name)) addTo(this.#hanNames, key, name)
  }

  #addLatinName(words: readonly string[]) {
    const [first = ''] = words
    if (words.length === 1 && first.length >= LEAST_LETTERS) addTo(this.#names, first.length, first)
    if (words.length < 2 || words.length > 4) return
    this.#phrases.add(words.join(' '))
    for (const word of words) if (word.length >= LEAST_PART) addTo(this.#parts, word.length, word)
  }
}

const ONLY_HAN = /^\p{Script=Han}+$/u
const HAN_RUN = /\p{Script=Han}{2,}/gu
const LATIN_WORD = /[A-Za-z]+/g

/** Chinese characters by how they sound. */
class Sounds {
  readonly #byCharacter = new Map<string, string[]>()

  /** Each text holds the characters of one sound, or some that look alike. */
  constructor(sounds: readonly string[]) {
    for (const alike of sounds) {
      const [first = ''] = alike
      for (const character of alike) {
        this.#byCharacter.set(character, [...(this.#byCharacter.get(character) ?? []), first])
      }
    }
  }

  /** Texts of one sound share a key; a text has several if one of its characters has several sounds. */
  keysOf(text: string): string[] {
    const sounds = Array.from(text, (character) => this.#byCharacter.get(character) ?? [character])
    const main = sounds.map(([first = '']) => first)
    const others = sounds.flatMap((each, at) =>
      each.slice(1).map((other) => main.with(at, other).join('')),
    )
    return [main.join(''), ...others]
  }
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

function places(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
}

function addTo<K>(map: Map<K, Set<string>>, key: K, value: string) {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}

/** Each choice of one per place. */
function combinations(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (all, options) => all.flatMap((words) => options.map((option) => [...words, option])),
    [[]],
  )
}

function differences(one: string, other: string): number {
  return [...one].filter((character, at) => character !== other[at]).length
}
