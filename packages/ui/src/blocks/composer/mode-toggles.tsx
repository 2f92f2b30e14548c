import { Globe, Lightbulb } from 'lucide-react'
import { Toggle } from '../../primitives/toggle/index.ts'
import styles from './composer.module.css'

export interface ComposerModes {
  deepThink: boolean
  onDeepThinkChange?: ((on: boolean) => void) | undefined
  deepSearch: boolean
  onDeepSearchChange?: ((on: boolean) => void) | undefined
}

interface ModeTogglesProps extends ComposerModes {
  labels: { deepThink: string; deepSearch: string }
}

export function ModeToggles({
  labels,
  deepThink,
  onDeepThinkChange,
  deepSearch,
  onDeepSearchChange,
}: ModeTogglesProps) {
  return (
    <div className={styles.modes}>
      <Toggle icon={<Lightbulb />} pressed={deepThink} onPressedChange={onDeepThinkChange}>
        {labels.deepThink}
      </Toggle>
      <Toggle icon={<Globe />} pressed={deepSearch} onPressedChange={onDeepSearchChange}>
        {labels.deepSearch}
      </Toggle>
    </div>
  )
}
