export const isApple = (): boolean => /Mac|iP/.test(navigator.platform)

/** Whether Command is held, elsewhere Ctrl: on a Mac that moves and deletes in every field of text. */
export const isCommand = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) =>
  ctrlKey !== metaKey && metaKey === isApple()
