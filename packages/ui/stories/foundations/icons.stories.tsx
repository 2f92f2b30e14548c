import preview from '#stories/preview'
import { useFoundationsLabels } from '../labels/foundations/index.ts'
import styles from './icons.module.css'
import { Sheet } from './sheet.tsx'
import { usedIcons } from './used-icons.ts'

function IconsPage() {
  const labels = useFoundationsLabels().icons
  return (
    <Sheet title={labels.title} lead={labels.lead}>
      <ul className={styles.icons}>
        {usedIcons().map(({ name, Icon, places }) => (
          <li key={name} className={styles.icon}>
            <Icon aria-hidden="true" />
            <span>{name}</span>
            <span className={styles.where}>{labels.used(places)}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Foundations/Icons',
  component: IconsPage,
  tags: ['!autodocs'],
  parameters: { wholePage: true },
})

export const Icons = meta.story({})
