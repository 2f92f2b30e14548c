import { createStore } from '../../store.ts'

export const proPrompt = createStore(false)

export const showPro = (): void => proPrompt.set(true)
