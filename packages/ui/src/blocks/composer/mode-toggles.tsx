import { Globe, Lightbulb } from 'lucide-react'
import { Toggle } from '../../primitives/toggle/index.ts'
import styles from './composer.module.css'

export interface ComposerModes {
  /** Whether the answer shall show its analysis. */
  deepThink: boolean
  /** Called when DeepThink is switched; without it the switch is disabled. */
  onDeepThinkChange?: ((on: boolean) => void) | undefined
  /** Whether the answer may look things up on the web. */
  deepSearch: boolean
  /** Called when DeepSearch is switched; without it the switch is disabled. */
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
