/** A word that the project no longer uses, and the standard terms that replace it. */
export interface RetiredWord {
  /** In lower case; each is a whole word of a comment, or a part of an identifier or a file name. */
  readonly words: readonly string[]
  readonly instead: string
  /** Comments may use it, as it is plain English there. */
  readonly onlyInNames?: true
  /** Paths where the word has been used for something of our own; everywhere, unless given. */
  readonly within?: RegExp
  /** Paths where the word is the standard term of what is done there. */
  readonly except?: RegExp
}

const retired = (words: string, instead: string, more: Partial<RetiredWord> = {}): RetiredWord => ({
  words: words.split(' '),
  instead,
  ...more,
})
const inNames = { onlyInNames: true } as const
/** Language is about words, and a PDF has bookmarks. */
const LANGUAGE =
  /answer-engine\/(?:handbook|research)|src\/subjects|documents\/|search|title|plain-text|file-name|wrong-values|many-streams|two-nodes|checks\/words/

export const RETIRED: readonly RetiredWord[] = [
  retired('house houses', 'app context, mock server or test app'),
  retired('room rooms', 'folder, namespace, section or space'),
  retired('wall walls', 'import boundary'),
  retired('peer peers', 'fake'),
  retired('cast', 'fixtures'),
  retired('deed deeds misdeed misdeeds', 'action or interaction'),
  retired('wish wishes wished', 'queued event, request or options'),
  retired('undertaker', 'reaper'),
  retired('bury buries buried', 'reap'),
  retired('stray strays', 'orphan'),
  retired('mirror mirrors mirrored', 'remote follower'),
  retired('errand errands', 'tool call'),
  retired('papers', 'themes'),
  retired('foresee foresees foreseen foresight', 'prefetch'),
  retired('reread rereads', 'refetch'),
  retired('painter painters', 'renderer'),
  retired('paint paints painted repaint', 'prerender', { except: /^tests\/bench\// }),
  retired('standing', 'prerendered page, current'),
  retired('visit visits arrive arrives', 'app instance, finish sign-in', {
    ...inNames,
    within: /^packages\/app\/(?!.*typ)/,
  }),
  retired('words', 'messages, labels or text', { ...inNames, except: LANGUAGE }),
  retired('told', 'shown, reported, expected', inNames),
  retired('favourite favourites bookmark bookmarks bookmarked', 'favorite', { except: LANGUAGE }),
  retired('collected collection collections', 'favorite', inNames),
]

/** Several words that together have been one term. */
export const RETIRED_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\btake(?:s|n)? ?over\b|\btook over\b|takeOver|take-over/i, 'hydrate'],
  [/\blight[ -](?:turn|answer)s?\b|\blight(?:Turn|Answer)/i, 'plain-text turn, plain-text answer'],
]

/** Names of the wire, of browsers and of packages, which are not ours to choose. */
export const ALLOWED_NAMES: ReadonlySet<string> = new Set([
  ...['peerDependencies', 'peerDependenciesMeta'],
  ...['is_collected', 'is_collect', 'collectTopic', 'fetchCollection', 'Collection'],
  ...['Bookmark'],
])

/** Parts of comments in which a retired word means something else. */
export const ALLOWED_TEXT: readonly RegExp[] = [/(?:first|largest)(?: contentful)?[ -]paint/gi]
