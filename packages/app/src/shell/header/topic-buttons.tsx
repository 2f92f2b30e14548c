import { ExportButton, TopicActions } from '@coinquiry/ui/blocks/topic-actions'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { preload } from './preload.ts'
import { useCurrentTopicActions } from './topic-actions.ts'
import { useOpened } from './use-opened.ts'

const load = () => import('./topic-export.tsx')
const TopicExport = lazy(load)

/** What the topic on the screen can be done with; its formats are loaded when somebody reaches for them. */
export function TopicButtons() {
  const { formatMessage } = useIntl()
  const actions = useCurrentTopicActions()
  const { isOpen, setIsOpen, wasOpened, open } = useOpened()
  if (!actions) return null
  const label = formatMessage({ id: 'header.export' })
  const button = (
    <ExportButton
      label={label}
      onClick={open}
      onPointerEnter={() => preload(load)}
      onFocus={() => preload(load)}
    />
  )
  return (
    <TopicActions
      labels={{
        group: formatMessage({ id: 'header.topic' }),
        collect: formatMessage({ id: 'header.collect' }),
        share: formatMessage({ id: 'header.share' }),
      }}
      collected={actions.isCollected}
      onCollect={actions.onCollect}
      onShare={actions.onShare}
      exporting={
        actions.onExport &&
        (wasOpened ? (
          <Suspense fallback={button}>
            <TopicExport
              label={label}
              open={isOpen}
              onOpenChange={setIsOpen}
              onExport={actions.onExport}
            />
          </Suspense>
        ) : (
          button
        ))
      }
    />
  )
}
