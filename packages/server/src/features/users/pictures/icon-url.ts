/** Where a user's avatar is found; '' for one who has none. */
export function iconUrl(avatarId: string | null): string {
  return avatarId ? `/api/v1/avatars/${avatarId}` : ''
}
