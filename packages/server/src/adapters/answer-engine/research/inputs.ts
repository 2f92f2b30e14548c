import { z } from 'zod'
import { plainText } from '../../outside/plain-text.ts'

/** Arguments as models write them, which is not always as they were told to. */
export const asset = z
  .string()
  .transform((text) => plainText(text, 50))
  .pipe(z.string().min(1))

export const currency = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{2,10}$/)
  .nullish()
  .transform((given) => given ?? 'usd')
