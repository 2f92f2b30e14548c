import type { ErrorKey } from '@coinquiry/api-client/contract'
import type { ErrorObject } from 'ajv/dist/2020.js'

/** The key that the contract gives to a failing keyword (`x-error-keys`), else the general one. */
export function faultKey(fault: ErrorObject | undefined): ErrorKey {
  const keys = fault?.parentSchema?.['x-error-keys'] as
    | Readonly<Record<string, ErrorKey>>
    | undefined
  return (fault && keys?.[fault.keyword]) ?? 'error.badRequest'
}
