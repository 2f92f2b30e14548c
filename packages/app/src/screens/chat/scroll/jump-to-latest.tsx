import { JumpButton } from '@coinquiry/ui/blocks/jump-button'
import { useIntl } from 'react-intl'

interface JumpToLatestProps {
  isWriting: boolean
  onJump: () => void
}

export function JumpToLatest({ isWriting, onJump }: JumpToLatestProps) {
  const { formatMessage } = useIntl()
  return (
    <JumpButton label={formatMessage({ id: 'chat.jump' })} active={isWriting} onClick={onJump} />
  )
}
