/** Stands for the names of SVG's attributes, which no answer has: what is drawn is a component's. */
export const svg = { properties: {}, normal: {} }
