/** Stands for the libraries by which the extensions of markdown could also write it. */
export const defaultHandlers = {}
export const markdownTable = () => ''

/** Stands for the names of SVG's attributes, which no answer has: what is drawn is a component's. */
export const svg = { properties: {}, normal: {} }
