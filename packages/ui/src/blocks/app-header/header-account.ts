export interface HeaderAccount {
  name: string
  email?: string | undefined
  imageUrl?: string | undefined
  /** A member: framed, with the PRO badge. */
  pro?: boolean | undefined
}
