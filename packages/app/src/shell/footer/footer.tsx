import { useIntl } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import { LazyPart, part } from '../lazy-part.tsx'
import styles from './footer.module.css'

const regionNotice = part(() => import('./region-notice.tsx'))

/** The way to what the operator has written, and what people of some regions are told. */
export function Footer() {
  const { formatMessage } = useIntl()
  const notice = useConfig()?.notice
  return (
    <>
      <footer className={styles.footer}>
        {(['terms', 'privacy', 'imprint'] as const).map((page) => (
          <a key={page} href={`/${page}`}>
            {formatMessage({ id: `footer.${page}` })}
          </a>
        ))}
      </footer>
      {notice && <LazyPart of={regionNotice} props={{ notice }} onMissing={() => {}} />}
    </>
  )
}
