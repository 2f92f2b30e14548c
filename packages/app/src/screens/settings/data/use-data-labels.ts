import { useIntl } from 'react-intl'

/** The section's labels; members are told what else is lost. */
export function useDataLabels(isPro: boolean, phrase: string) {
  const { formatMessage } = useIntl()
  const common = {
    close: formatMessage({ id: 'action.close' }),
    cancel: formatMessage({ id: 'action.cancel' }),
    failed: formatMessage({ id: 'settings.deleteFailed' }),
  }
  return {
    optimization: formatMessage({ id: 'settings.dataUse' }),
    optimizationHint: formatMessage({ id: 'settings.dataUseHint' }),
    topics: formatMessage({ id: 'settings.topics' }),
    topicsText: formatMessage({ id: 'settings.topicsText' }),
    deleteTopics: {
      ...common,
      action: formatMessage({ id: 'settings.topicsDelete' }),
      title: formatMessage({ id: 'settings.topicsDeleteTitle' }),
      text: formatMessage({ id: 'settings.topicsDeleteText' }),
      confirm: formatMessage({ id: 'settings.topicsDelete' }),
    },
    account: formatMessage({ id: 'settings.close' }),
    accountText: formatMessage({ id: isPro ? 'settings.closeTextPro' : 'settings.closeText' }),
    deleteAccount: {
      ...common,
      action: formatMessage({ id: 'settings.close' }),
      title: formatMessage({ id: 'settings.closeTitle' }),
      text: formatMessage({ id: isPro ? 'settings.closeWarningPro' : 'settings.closeWarning' }),
      confirm: formatMessage({ id: 'settings.close' }),
      phraseField: formatMessage({ id: 'settings.closePhrase' }, { phrase }),
    },
    phrase,
  }
}
