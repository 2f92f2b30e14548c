/** Stands for the libraries by which the extensions of markdown could also write it. */
export const defaultHandlers = {}
export const markdownTable = () => ''

/** Stands for the names of SVG's attributes, which no answer has: what is drawn is a component's. */
export const svg = { properties: {}, normal: {} }

/** Stands for what reads the text of a `style`, which no element of an answer has. */
// biome-ignore lint/style/noDefaultExport: the package has one
export default () => undefined
