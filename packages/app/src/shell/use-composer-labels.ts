import { useIntl } from 'react-intl'
import { useConfig } from '../data/config.ts'

export function useComposerLabels(placeholder: 'composer.placeholder' | 'composer.followUp') {
  const { formatMessage } = useIntl()
  const config = useConfig()
  // A switch that does nothing, or less than it seems to, says so.
  const reach = config?.live_data === 1 ? 'composer.liveDataOnly' : 'composer.noSearch'
  return {
    field: formatMessage({ id: 'composer.label' }),
    placeholder: formatMessage({ id: placeholder }),
    send: formatMessage({ id: 'composer.send' }),
    stop: formatMessage({ id: 'composer.stop' }),
    deepThink: formatMessage({ id: 'composer.deepThink' }),
    deepSearch: formatMessage({ id: 'composer.deepSearch' }),
    deepSearchNote: config?.search === 0 ? formatMessage({ id: reach }) : undefined,
    counter: (count: number, max: number) =>
      formatMessage({ id: count > max ? 'composer.tooLong' : 'composer.count' }, { count, max }),
  }
}
