import { IconButton } from '@coinquiry/ui/primitives/icon-button'
import { CloseIcon } from '@coinquiry/ui/primitives/icons'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Config } from '../../data/config.ts'
import { useLocale } from '../language/language.ts'
import { storage } from '../storage.ts'
import styles from './footer.module.css'

const key = 'dismissed_notice'

/** What the operator tells people of some regions, until they dismiss it; another text is shown again. */
// biome-ignore lint/style/noDefaultExport: Home has no byte to spare for another name
export default function RegionNotice({ notice }: { notice: NonNullable<Config['notice']> }) {
  const { formatMessage } = useIntl()
  const text = notice[useLocale().language]
  const whole = `${notice.zh}\n${notice.en}`
  const [dismissed, setDismissed] = useState(() => storage.read(key))
  if (dismissed === whole) return null
  return (
    <aside className={styles.notice}>
      <p>{text}</p>
      <IconButton
        label={formatMessage({ id: 'action.close' })}
        icon={<CloseIcon />}
        size="small"
        onClick={() => {
          storage.write(key, whole)
          setDismissed(whole)
        }}
      />
    </aside>
  )
}
