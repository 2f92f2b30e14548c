import { type ExportFormat, ExportMenu } from '@coinquiry/ui/blocks/export-menu'
import { useIntl } from 'react-intl'

interface TopicExportProps {
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onExport: (kind: ExportFormat) => void
}

// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function TopicExport({ label, ...menu }: TopicExportProps) {
  const { formatMessage } = useIntl()
  return (
    <ExportMenu
      {...menu}
      labels={{
        open: label,
        pdf: formatMessage({ id: 'header.export.pdf' }),
        markdown: formatMessage({ id: 'header.export.markdown' }),
        docx: formatMessage({ id: 'header.export.docx' }),
      }}
    />
  )
}
