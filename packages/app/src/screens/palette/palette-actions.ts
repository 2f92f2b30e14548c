import type { CommandItem } from '@coinquiry/ui/blocks/command-palette'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useShownTopicActions } from '../../shell/header/topic-actions.tsx'
import { chooseLanguage, useLocale } from '../../shell/language/language.ts'
import { showDialog } from '../../shell/open-dialog.ts'
import { logOut } from '../../shell/session/log-out.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { isMember, useAccount } from '../../shell/session/use-account.ts'
import { keysOf } from '../../shell/shortcuts/key-names.ts'
import { chooseTheme, nextTheme, useAllowedTheme } from '../../shell/theme.ts'
import { useNewTopic } from '../../shell/use-new-topic.ts'

/** Something the palette can do; a query also matches its id, in any language. */
export type Action = Pick<CommandItem, 'id' | 'label' | 'keys'> & { readonly onSelect: () => void }

/** The actions that have a word beginning with each word of the query, or, in Chinese, holding it. */
export function matchingActions(actions: readonly Action[], query: string): Action[] {
  const sought = termsOf(query)
  return actions.filter(({ id, label }) => {
    const terms = termsOf(`${label} ${id}`)
    return sought.every((part) =>
      terms.some((word) => (isLatin(part) ? word.startsWith(part) : word.includes(part))),
    )
  })
}

const termsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Only where there are spaces does a word tell where it begins. */
const isLatin = (word: string): boolean => /^[a-z0-9]/.test(word)

const formats = [
  ['pdf', 'palette.exportPdf'],
  ['markdown', 'palette.exportMarkdown'],
  ['docx', 'palette.exportDocx'],
] as const

/** What the palette does with the topic on the screen. */
export function useTopicActions(): Action[] {
  const { formatMessage } = useIntl()
  const topic = useShownTopicActions()
  if (!topic) return []
  const { isFavorite, onFavorite, onExport, onShare } = topic
  const favoriteLabel = isFavorite ? 'palette.unfavorite' : 'header.favorite'
  return [
    ...(onFavorite
      ? [
          {
            id: 'favourite favorite bookmark collect',
            label: formatMessage({ id: favoriteLabel }),
            onSelect: onFavorite,
          },
        ]
      : []),
    ...(onShare
      ? [{ id: 'share', label: formatMessage({ id: 'header.share' }), onSelect: onShare }]
      : []),
    ...(onExport
      ? formats.map(([format, id]) => ({
          id: `export download ${format}`,
          label: formatMessage({ id }),
          onSelect: () => onExport(format),
        }))
      : []),
  ]
}

/** The places the palette leads to. */
export function useNavigationActions(): Action[] {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const isLoggedIn = useIsLoggedIn()
  const own: Action[] = [
    {
      id: 'history',
      label: formatMessage({ id: 'header.history' }),
      keys: keysOf.history,
      onSelect: () => void navigate({ to: '/history' }),
    },
    {
      id: 'favourites favorites bookmarks',
      label: formatMessage({ id: 'palette.favorites' }),
      onSelect: () => void navigate({ to: '/history', search: { tab: 'favorites' } }),
    },
    {
      id: 'points',
      label: formatMessage({ id: 'header.pointsPlace' }),
      onSelect: () => void navigate({ to: '/points' }),
    },
  ]
  return [
    {
      id: 'new topic chat',
      label: formatMessage({ id: 'header.newTopic' }),
      keys: keysOf.newTopic,
      onSelect: useNewTopic(),
    },
    ...(isLoggedIn ? own : []),
    {
      id: 'pricing pro plans upgrade',
      label: formatMessage({ id: 'header.price' }),
      onSelect: () => void navigate({ to: '/price' }),
    },
  ]
}

/** What the palette does about the account and how the app looks. */
export function useAccountActions(): Action[] {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { language } = useLocale()
  const account = useAccount()
  const next = nextTheme(useAllowedTheme(account), isMember(account))

  const looks: Action[] = [
    {
      id: 'theme',
      label: formatMessage({ id: `header.theme.${next}` }),
      keys: keysOf.theme,
      onSelect: () => chooseTheme(next),
    },
    {
      id: 'language',
      label: formatMessage({ id: 'palette.language' }),
      onSelect: () => void chooseLanguage(language === 'zh' ? 'en' : 'zh'),
    },
    {
      id: 'keyboard shortcuts',
      label: formatMessage({ id: 'header.shortcuts' }),
      keys: keysOf.sheet,
      onSelect: () => showDialog({ name: 'shortcuts' }),
    },
  ]
  if (account === null)
    return [
      ...looks,
      {
        id: 'log in sign in',
        label: formatMessage({ id: 'header.signIn' }),
        onSelect: () => void navigate({ to: '/login', state: { from: pathname } }),
      },
    ]
  return [
    {
      id: 'settings account',
      label: formatMessage({ id: 'header.settings' }),
      onSelect: () => showDialog({ name: 'settings' }),
    },
    ...looks,
    {
      id: 'log out sign out',
      label: formatMessage({ id: 'header.logout' }),
      onSelect() {
        logOut()
        void navigate({ to: '/login' })
      },
    },
  ]
}
