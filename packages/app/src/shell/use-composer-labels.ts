import { useIntl } from 'react-intl'
import { useConfig } from '../data/config.ts'

export function useComposerLabels(placeholder: 'composer.placeholder' | 'composer.followUp') {
  const { formatMessage } = useIntl()
  const cannotSearch = useConfig()?.search === 0
  return {
    field: formatMessage({ id: 'composer.label' }),
    placeholder: formatMessage({ id: placeholder }),
    send: formatMessage({ id: 'composer.send' }),
    stop: formatMessage({ id: 'composer.stop' }),
    deepThink: formatMessage({ id: 'composer.deepThink' }),
    deepSearch: formatMessage({ id: 'composer.deepSearch' }),
    deepSearchNote: cannotSearch ? formatMessage({ id: 'composer.noSearch' }) : undefined,
    counter: (count: number, max: number) =>
      formatMessage({ id: 'composer.count' }, { count, max }),
  }
}
