import { useIntl } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import styles from './home-screen.module.css'

/** Says where no model answers, before somebody wonders about the answers. */
export function HandbookNote() {
  const { formatMessage } = useIntl()
  if (useConfig()?.engine.kind !== 'handbook') return null
  return <p className={styles.note}>{formatMessage({ id: 'home.handbook' })}</p>
}
