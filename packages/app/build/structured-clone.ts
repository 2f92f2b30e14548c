/** Stands for a package that clones as browsers do by themselves. */
// biome-ignore lint/style/noDefaultExport: the package has one
export default structuredClone
