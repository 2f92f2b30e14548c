import { accountBlocks } from './account-blocks.tsx'
import { chatBlocks } from './chat-blocks.tsx'
import type { Examples } from './example.ts'
import { icons } from './icons.tsx'
import { layers } from './layers.tsx'
import { pageBlocks } from './page-blocks.tsx'
import { primitives } from './primitives.tsx'

/** Every part of the kit, by its name. */
export const examples: Examples = {
  ...primitives,
  ...icons,
  ...layers,
  ...chatBlocks,
  ...pageBlocks,
  ...accountBlocks,
}
