import * as en from '@coinquiry/ui/labels/en'
import * as zh from '@coinquiry/ui/labels/zh'

/** Languages take each other's place, whole as they are. */
export const languages: readonly en.Labels[] = [en, zh]

/** A language of one's own is held to the same parts, or to those that a page shows. */
export const french: Pick<en.Labels, 'answerStall' | 'copyButton'> = {
  // @ts-expect-error: a label that is missing does not compile.
  answerStall: { stop: 'Arrêter' },
  copyButton: { copy: 'Copier', copied: 'Copié' },
}

// @ts-expect-error: neither does a part that is missing.
export const german: en.Labels = { ...french }
