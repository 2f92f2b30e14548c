import { ExportButton, TopicActions } from '@coinquiry/ui/blocks/topic-actions'
import { useIntl } from 'react-intl'
import { LazyPart } from '../parts/lazy-part.tsx'
import { part } from '../parts/part.ts'
import { useOpened } from '../parts/use-opened.ts'
import { useShownTopicActions } from './topic-actions.ts'

const exporting = part(() => import('./topic-export.tsx'))

/** What the topic on the screen can be done with; its formats are loaded when somebody reaches for them. */
export function TopicButtons() {
  const { formatMessage } = useIntl()
  const actions = useShownTopicActions()
  const { isOpen, setIsOpen, wasOpened, open, forget } = useOpened()
  if (!actions) return null
  const label = formatMessage({ id: 'header.export' })
  const { onExport } = actions
  return (
    <TopicActions
      labels={{
        group: formatMessage({ id: 'header.topic' }),
        favorite: formatMessage({ id: 'header.favorite' }),
        share: formatMessage({ id: 'header.share' }),
      }}
      favorite={actions.isFavorite}
      onFavorite={actions.onFavorite}
      onShare={actions.onShare}
      exporting={
        onExport && (
          <LazyPart
            of={exporting}
            props={{ label, open: isOpen, onOpenChange: setIsOpen, onExport }}
            wanted={wasOpened}
            meanwhile={
              <ExportButton
                label={label}
                onClick={open}
                onPointerEnter={exporting.preload}
                onFocus={exporting.preload}
              />
            }
            onMissing={forget}
          />
        )
      }
    />
  )
}
