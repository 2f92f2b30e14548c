import { SharedLinks as LinkList } from '@coinquiry/ui/blocks/settings'
import { useIntl } from 'react-intl'
import { useSharedLinks, useSwitchOffLink } from '../../data/shared-links.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'

/** What the person has made public; each link opens, or is switched off. */
export function SharedLinks() {
  const { formatMessage } = useIntl()
  const { links, state, isFailed, loadMore } = useSharedLinks()
  const { mutate: switchOff } = useSwitchOffLink()
  return (
    <LinkList
      labels={{
        title: formatMessage({ id: 'settings.links' }),
        text: formatMessage({ id: 'settings.linksText' }),
        none: formatMessage({ id: 'settings.linksNone' }),
        loading: formatMessage({ id: 'settings.linksLoading' }),
        more: formatMessage({ id: 'settings.linksMore' }),
        off: formatMessage({ id: 'settings.linksOff' }),
        offFor: (title) => formatMessage({ id: 'settings.linksOffFor' }, { title }),
        retry: formatMessage({ id: 'connection.retry' }),
      }}
      links={links.map(({ topics_id, title, first_message, share_token }) => ({
        id: topics_id,
        title: title || first_message || formatMessage({ id: 'settings.linksUntitled' }),
        href: `/share/${share_token}`,
      }))}
      state={state}
      error={isFailed ? formatMessage({ id: 'settings.linksFailed' }) : undefined}
      onMore={loadMore}
      onOff={(id) => {
        const link = links.find(({ topics_id }) => topics_id === id)
        if (link) switchOff(link, { onError: showFailure })
      }}
    />
  )
}
