import { showDialog } from './open-dialog.ts'

/** What each hint at Pro leads to. */
export const showPricing = (): void => showDialog({ name: 'pricing' })
