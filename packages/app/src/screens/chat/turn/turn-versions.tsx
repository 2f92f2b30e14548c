import { VersionPicker } from '@coinquiry/ui/blocks/version-picker'
import type { Versions } from '../conversation/conversation.ts'
import type { TurnLabels } from './use-turn-labels.ts'

interface TurnVersionsProps {
  labels: TurnLabels
  versions: Versions
  onSwitch: ((from: string, to: string) => void) | undefined
}

export function TurnVersions({ labels, versions: { ids, index }, onSwitch }: TurnVersionsProps) {
  return (
    <VersionPicker
      labels={labels.versions}
      index={index}
      count={ids.length}
      onIndexChange={
        onSwitch &&
        ((next) => {
          const [from, to] = [ids[index], ids[next]]
          if (from && to) onSwitch(from, to)
        })
      }
    />
  )
}
