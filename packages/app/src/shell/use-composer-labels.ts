import { useIntl } from 'react-intl'

export function useComposerLabels(placeholder: 'composer.placeholder' | 'composer.followUp') {
  const { formatMessage } = useIntl()
  return {
    field: formatMessage({ id: 'composer.label' }),
    placeholder: formatMessage({ id: placeholder }),
    send: formatMessage({ id: 'composer.send' }),
    stop: formatMessage({ id: 'composer.stop' }),
    deepThink: formatMessage({ id: 'composer.deepThink' }),
    deepSearch: formatMessage({ id: 'composer.deepSearch' }),
    counter: (count: number, max: number) =>
      formatMessage({ id: 'composer.count' }, { count, max }),
  }
}
