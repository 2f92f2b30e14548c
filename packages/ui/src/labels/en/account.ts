import type { Labels } from '../labels.ts'

export const avatarMenu: Labels['avatarMenu'] = {
  open: 'Account menu',
  pro: 'Pro member',
  settings: 'Account settings',
  upgrade: 'Upgrade plan',
  contact: 'Contact us',
  shortcuts: 'Keyboard shortcuts',
  logout: 'Log out',
}

export const loginPanel: Labels['loginPanel'] = {
  title: 'Register or log in to unlock all features',
  lead: 'No password: we send a link and a code to your e-mail.',
  email: 'E-mail address',
  emailPlaceholder: 'name@example.com',
  send: 'Send sign-in e-mail',
  sending: 'Sending',
  or: 'or by e-mail',
}

export const socialLogin: Labels['socialLogin'] = {
  google: 'Continue with Google',
  apple: 'Continue with Apple',
  twitter: 'Continue with X',
}

export const emailSentDialog: Labels['emailSentDialog'] = {
  title: 'Check your email',
  lead: 'We sent a temporary sign-in link to',
  close: 'Close',
  manualInput: 'Enter the code by hand',
  code: 'Code of 6 characters',
  verifying: 'Verifying',
  resend: 'Send again',
  resendIn: (time: string) => `Send again in ${time}`,
  expiresIn: (time: string) => `The code expires in ${time}`,
  expired: 'The code has expired. Send a new one.',
}

export const pointsSummary: Labels['pointsSummary'] = {
  current: 'Current points',
  month: 'Earned this month',
  rules: 'Points rules',
}

export const taskList: Labels['taskList'] = { completed: 'Completed', loading: 'Loading tasks' }

export const pointsRecords: Labels['pointsRecords'] = {
  completed: 'Received',
  pending: 'Pending',
  loading: 'Loading records',
  more: 'Load More Records',
  end: 'These are all records',
}

export const proCard: Labels['proCard'] = { action: 'Try Pro', dismiss: 'Do not show again' }
