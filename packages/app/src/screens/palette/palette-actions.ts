import type { CommandItem } from '@coinquiry/ui/blocks/command-palette'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { toggleDrawer } from '../../shell/drawer/drawer-state.ts'
import { useShownTopic } from '../../shell/header/shown-topic.ts'
import { chooseLanguage, useLocale } from '../../shell/language/language.ts'
import { showDialog } from '../../shell/open-dialog.ts'
import { logOut } from '../../shell/session/log-out.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { isMember, useAccount } from '../../shell/session/use-account.ts'
import { keysOf } from '../../shell/shortcuts/key-names.ts'
import { chooseTheme, nextTheme, useAllowedTheme } from '../../shell/theme.ts'
import { useNewTopic } from '../../shell/use-new-topic.ts'

/** Something the palette can do; a query also matches its id, which holds words of both languages. */
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

/** Makes an action that is called by a message. */
function useAction() {
  const { formatMessage } = useIntl()
  return (
    id: string,
    message: NonNullable<MessageDescriptor['id']>,
    onSelect: () => void,
    keys?: string,
  ): Action => ({ id, label: formatMessage({ id: message }), onSelect, keys })
}

const formats = [
  ['pdf', 'palette.exportPdf'],
  ['markdown', 'palette.exportMarkdown'],
  ['docx', 'palette.exportDocx'],
] as const

/** What the palette does with the topic on the screen. */
export function useTopicActions(): Action[] {
  const action = useAction()
  const topic = useShownTopic()
  if (!topic) return []
  const { isFavorite, onFavorite, onExport, onShare, onRename } = topic
  const favoriteLabel = isFavorite ? 'header.unfavorite' : 'header.favorite'
  const exports = formats.map(
    ([format, label]) =>
      onExport && action(`export download 导出 下载 保存 ${format}`, label, () => onExport(format)),
  )
  return [
    onFavorite && action('favourite favorite bookmark collect 收藏', favoriteLabel, onFavorite),
    onRename && action('rename title 重命名 改名 标题', 'palette.rename', onRename),
    onShare && action('share link 分享 链接', 'header.share', onShare),
    ...exports,
  ].filter((offered) => offered !== undefined)
}

/** The places the palette leads to. */
export function useNavigationActions(): Action[] {
  const action = useAction()
  const navigate = useNavigate()
  const isLoggedIn = useIsLoggedIn()
  const go = (to: '/history' | '/points' | '/price') => () => void navigate({ to })
  const goToFavorites = () => void navigate({ to: '/history', search: { tab: 'favorites' } })
  const own = [
    action('history 历史 记录', 'header.history', go('/history'), keysOf.history),
    action(
      'recent topics drawer sidebar 最近 话题 侧栏',
      'palette.drawer',
      toggleDrawer,
      keysOf.drawer,
    ),
    action('favourites favorites bookmarks 收藏', 'palette.favorites', goToFavorites),
    action('points 积分', 'header.pointsPlace', go('/points')),
  ]
  return [
    action('new topic chat 新 话题 对话', 'header.newTopic', useNewTopic(), keysOf.newTopic),
    ...(isLoggedIn ? own : []),
    action('pricing pro plans upgrade 价格 套餐 升级', 'header.price', go('/price')),
  ]
}

/** What the palette does about the account and how the app looks. */
export function useAccountActions(): Action[] {
  const action = useAction()
  const navigate = useNavigate()
  const { pathname: from } = useLocation()
  const { language } = useLocale()
  const account = useAccount()
  const next = nextTheme(useAllowedTheme(account), isMember(account))
  const switchLanguage = () => void chooseLanguage(language === 'zh' ? 'en' : 'zh')
  const show = (name: 'shortcuts' | 'settings') => () => showDialog({ name })
  const logIn = () => void navigate({ to: '/login', state: { from } })
  function leave(): void {
    logOut()
    void navigate({ to: '/login' })
  }

  const looks = [
    action(
      'theme dark light pro 主题 深色 浅色',
      `header.theme.${next}`,
      () => chooseTheme(next),
      keysOf.theme,
    ),
    action('language chinese english 语言 中文 英文', 'palette.language', switchLanguage),
    action('keyboard shortcuts 快捷键 键盘', 'header.shortcuts', show('shortcuts'), keysOf.sheet),
  ]
  if (account === null) return [...looks, action('log in sign in 登录', 'header.signIn', logIn)]
  return [
    action('settings account 设置 账户', 'header.settings', show('settings')),
    ...looks,
    action('log out sign out 退出 登出', 'header.logout', leave),
  ]
}
