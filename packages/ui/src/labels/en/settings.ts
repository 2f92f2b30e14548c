import type { Labels } from '../labels.ts'

export const settingsDialog: Labels['settingsDialog'] = {
  title: 'Settings',
  close: 'Close settings',
  account: 'Account',
  preference: 'Preferences',
  data: 'Data',
}

export const accountSettings: Labels['accountSettings'] = {
  avatar: 'Picture',
  chooseAvatar: 'Upload a picture',
  useXAvatar: 'Use the one from X',
  notAnImage: 'Please choose a picture file',
  proBadge: 'Pro member',
  name: 'User name',
  save: 'Save',
  nameTooLong: (used, limit) => `${used} characters, ${limit} at most`,
  email: 'E-mail',
  x: 'X account',
  xUnbound: 'Not linked',
  bindX: 'Link',
  unbindX: {
    action: 'Unlink',
    title: 'Unlink your X account?',
    text: 'You can no longer log in with this X account.',
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Unlink',
    failed: 'It could not be unlinked, please try again later',
  },
  plan: 'Plan',
  pro: 'Pro member',
  free: 'Free',
  upgrade: 'Upgrade to Pro',
  manage: 'Manage subscription',
}

export const preferenceSettings: Labels['preferenceSettings'] = {
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System', 'theme-pro': 'Pro' },
  language: 'Language',
  copyright: 'Copyright protection',
  copyrightHint:
    'Puts your name as a watermark on shared pages and on exported PDF and Docx files.',
  proBadge: 'Pro member',
}

export const sessionList: Labels['sessionList'] = {
  title: 'Where you are logged in',
  loading: 'Loading your devices',
  end: 'Log out',
  endOf: (device: string) => `Log out ${device}`,
  endAll: {
    action: 'Log out everywhere',
    title: 'Log out everywhere?',
    text: 'All your browsers and apps are logged out, this one included. Answers that are being written go on.',
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Log out everywhere',
    failed: 'It didn’t work, please try again later',
  },
  retry: 'Try again',
}

export const sharedLinks: Labels['sharedLinks'] = {
  title: 'Shared links',
  text: 'Anyone with one of these links can read the topic, including messages added later.',
  none: 'No topic is public.',
  loading: 'Loading the shared links',
  more: 'Load more',
  off: 'Switch off',
  offFor: (title) => `Switch off the link of “${title}”`,
  retry: 'Try again',
}

export const dataDownload: Labels['dataDownload'] = {
  title: 'Download my data',
  text: 'Topics, ratings, points, orders, devices and your profile as one ZIP file.',
  action: 'Download',
}

export const dataSettings: Labels['dataSettings'] = {
  optimization: 'Data optimization',
  optimizationHint:
    'On: the questions you rate, with their answers, your ratings and their reasons, are part of this service’s feedback data, without your name or address. Off: never.',
  topics: 'Delete all topics',
  topicsText: 'All conversations are deleted for good.',
  deleteTopics: {
    action: 'Delete all',
    title: 'Delete all topics?',
    text: 'All conversations and share links are deleted for good. This can’t be undone.',
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Delete all',
    failed: 'They could not be deleted, please try again later',
  },
  account: 'Delete account',
  accountText: 'Account, conversations and points are deleted for good, and Pro benefits end.',
  deleteAccount: {
    action: 'Delete account',
    title: 'Delete your account?',
    text: 'Account, conversations and points are deleted for good. Unused Pro benefits are not refunded.',
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Delete account',
    failed: 'It could not be deleted, please try again later',
    phraseField: 'Type DELETE MY ACCOUNT to confirm',
  },
  phrase: 'DELETE MY ACCOUNT',
}
