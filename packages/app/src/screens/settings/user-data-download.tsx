import { DataDownload } from '@coinquiry/ui/blocks/settings'
import { useIntl } from 'react-intl'
import { failureOf } from '../../data/failure.ts'
import { hoursToWait, useUserData } from '../../data/user-data.ts'
import { failureText } from '../../shell/errors/failure-text.ts'

const MB = 1_000_000

/** Lets the person take along all that is kept of them. */
export function UserDataDownload() {
  const intl = useIntl()
  const { formatMessage } = intl
  const { mutate, isPending, isSuccess, error, bytes } = useUserData()

  function why(): string {
    const hours = hoursToWait(error)
    if (hours !== undefined) return formatMessage({ id: 'settings.exportLimit' }, { hours })
    const isBroken = bytes > 0 || failureOf(error).kind === 'server'
    return isBroken ? formatMessage({ id: 'settings.exportFailed' }) : failureText(intl, error)
  }

  function progress(): string {
    // What is small has come before anybody reads how much it is.
    if (bytes < MB / 10) return formatMessage({ id: 'settings.exportBegun' })
    return formatMessage({ id: 'settings.exportProgress' }, { size: bytes / MB })
  }

  return (
    <DataDownload
      labels={{
        title: formatMessage({ id: 'settings.export' }),
        text: formatMessage({ id: 'settings.exportText' }),
        action: formatMessage({ id: 'settings.exportAction' }),
      }}
      progress={isPending ? progress() : undefined}
      error={error && !isPending ? why() : undefined}
      done={isSuccess ? formatMessage({ id: 'settings.exportDone' }) : undefined}
      onDownload={() => !isPending && mutate(undefined, { onSuccess: save })}
    />
  )
}

/** As the browser saves a file that a link names. */
function save(archive: Blob): void {
  const address = URL.createObjectURL(archive)
  const link = document.createElement('a')
  link.href = address
  link.download = `coinquiry-${new Date().toISOString().slice(0, 10)}.zip`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
