import { useIntl } from 'react-intl'
import { Footer } from '../../shell/footer/footer.tsx'
import { useNamePage } from '../../shell/page-title.ts'
import { Plans } from './plans.tsx'
import styles from './pricing.module.css'

export function PricingScreen() {
  const { formatMessage } = useIntl()
  useNamePage(formatMessage({ id: 'pricing.name' }))
  return (
    <>
      <main className={styles.pricing}>
        <Plans title={formatMessage({ id: 'pricing.title' })} onLeave={() => {}} />
      </main>
      <Footer />
    </>
  )
}
