/** Stands for the libraries by which the extensions of markdown could also write it. */
export const defaultHandlers = {}
export const markdownTable = () => ''
