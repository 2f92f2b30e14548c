export type { SocialProviderId } from './provider-mark.tsx'
export { SocialLogin, type SocialLoginProps, type SocialProvider } from './social-login.tsx'
