import { type IdentityPeer, startIdentityPeer } from './identity-peer.ts'

const CLIENT = { id: 'google-client', secret: 'google-secret' } as const

export interface GooglePeer extends IdentityPeer {
  /** Settings that make a server use this Google. */
  readonly env: Readonly<Record<string, string>>
}

export async function startGooglePeer(): Promise<GooglePeer> {
  const peer = await startIdentityPeer({
    id: CLIENT.id,
    knows: (secret) => secret === CLIENT.secret,
    namesItself: true,
  })
  return Object.assign(peer, {
    env: {
      GOOGLE_ISSUER: peer.issuer,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    },
  })
}
