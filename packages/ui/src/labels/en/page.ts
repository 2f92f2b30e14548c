import type { Labels } from '../labels.ts'

export const pageFrame: Labels['pageFrame'] = {
  skip: 'Skip to the main content',
  sidebar: 'Sidebar',
  open: 'Open sidebar',
  close: 'Close sidebar',
  footer: 'Ask',
}

export const appHeader: Labels['appHeader'] = {
  home: 'Coinquiry home',
  newTopic: 'New topic',
  theme: 'Switch to the dark theme',
  languageMark: '中',
  language: '中, switch to Chinese',
  navigation: 'Main',
  history: 'History',
  price: 'Pricing',
  points: 'Points',
  register: 'Register',
  signIn: 'Log in',
  menu: 'Menu',
}

export const mobileMenu: Labels['mobileMenu'] = {
  title: 'Menu',
  close: 'Close menu',
  newTopic: 'New topic',
  history: 'History',
  price: 'Pricing',
  points: 'Points',
  theme: 'Switch to the dark theme',
  language: 'Switch to Chinese',
  register: 'Register',
  signIn: 'Log in',
  pro: 'Pro member',
  settings: 'Account settings',
  upgrade: 'Upgrade plan',
  contact: 'Contact us',
  shortcuts: 'Keyboard shortcuts',
  logout: 'Log out',
}

export const commandPalette: Labels['commandPalette'] = {
  title: 'Commands',
  placeholder: 'Search topics or commands',
  close: 'Close',
  loading: 'Searching',
  empty: 'No topic or command matches',
}

export const connectionState: Labels['connectionState'] = {
  connecting: 'Connecting',
  reconnecting: 'Connection lost, reconnecting',
  interrupted: 'The connection was interrupted',
  offline: 'You are offline; it continues by itself once the network is back',
  retry: 'Try again',
}

export const toaster: Labels['toaster'] = { region: 'Notifications', close: 'Close notification' }

export const pagination: Labels['pagination'] = {
  more: 'Load More Records',
  loading: 'Loading',
  end: 'No more records',
}

export const historyList: Labels['historyList'] = {
  favorite: 'Favorite',
  unfavorite: 'Remove this topic from favorites',
  rename: 'Rename',
  delete: 'Delete',
  loading: 'Loading topics',
}

export const searchForm: Labels['searchForm'] = {
  search: 'Search topics',
  placeholder: 'Search titles and text',
  clear: 'Clear',
}

export const recentTopics: Labels['recentTopics'] = {
  list: 'Recent topics',
  rename: 'Rename',
  loading: 'Loading topics',
  more: 'All of the history',
  newTopic: 'New topic',
}

export const shareDialog: Labels['shareDialog'] = {
  title: 'Share topic',
  close: 'Close',
  public: 'Public access',
  publicText: 'Anyone with the link can view, also messages you add later',
  privateText: 'Only you can view',
  copy: 'Copy link',
  copied: 'Copied',
  link: 'Link',
  shareOnX: 'Share on X',
  signIn: 'Sign in to continue',
}

export const signInNotice: Labels['signInNotice'] = {
  title: 'You have been logged out',
  text: 'What you wrote is kept. Log in again to go on.',
  signIn: 'Log in again',
}
