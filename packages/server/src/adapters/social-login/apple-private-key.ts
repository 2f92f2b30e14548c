import { createPrivateKey, type KeyObject } from 'node:crypto'
import { StartError } from '../../start-error.ts'

const UNUSABLE = 'APPLE_PRIVATE_KEY is not usable, expected the PEM text of the .p8 file from Apple'

/** The key of the PEM text, in which line ends may be written as `\n`. */
export function applePrivateKey(pem: string): KeyObject {
  const key = keyOf(pem.replaceAll('\\n', '\n'))
  if (key?.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new StartError(UNUSABLE)
  return key
}

function keyOf(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    return null
  }
}
