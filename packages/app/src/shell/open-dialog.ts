import { createStore } from '../store.ts'

/** What a link signs in with: a provider's short token, or a mailed code. */
export type SignInLink =
  | { readonly shortToken: string }
  | { readonly email: string; readonly code: string }

/** A dialog that belongs to no single screen, with what it is about. */
export type OpenDialog =
  | { readonly name: 'palette' }
  | { readonly name: 'points-rules' }
  | { readonly name: 'pricing' }
  | { readonly name: 'settings' }
  | { readonly name: 'share'; readonly topicsId: string }
  | { readonly name: 'shortcuts' }
  | { readonly name: 'switch-account'; readonly link: SignInLink }

/** The one that is open; there is never more than one. */
export const openDialog = createStore<OpenDialog | null>(null)

export function showDialog(dialog: OpenDialog): void {
  openDialog.set(dialog)
  // Going back closes it.
  addEventListener('popstate', closeDialog)
}

export const closeDialog = (): void => openDialog.set(null)

/** Where every offer of Pro leads. */
export const showPricing = (): void => showDialog({ name: 'pricing' })
