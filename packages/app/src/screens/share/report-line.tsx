import { Button } from '@coinquiry/ui/primitives/button'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LazyPart, part } from '../../shell/lazy-part.tsx'
import styles from './report.module.css'

const reportDialog = part(() => import('./report-dialog.tsx'), 'report')

/** The quiet way to report what is shared, below it. */
export function ReportLine({ shareToken }: { shareToken: string }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.line}>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {formatMessage({ id: 'share.report' })}
      </Button>
      {isOpen && (
        <LazyPart
          of={reportDialog}
          props={{ shareToken, onClose: () => setOpen(false) }}
          onMissing={() => setOpen(false)}
        />
      )}
    </div>
  )
}
