/** Where names of functions end at model servers. */
const LONGEST = 64

/** What a model calls a tool by. None of our own tools has two underscores. */
export const functionName = (server: string, tool: string): string =>
  `${server}__${tool}`.replaceAll(/[^\w-]/g, '_').slice(0, LONGEST)
