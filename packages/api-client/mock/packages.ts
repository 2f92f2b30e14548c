/** What is installed beside this package to run a mock in a process. */
export const NODE_PACKAGES: readonly string[] = ['msw@2', 'ajv@8', 'ajv-formats@3']

/** What is installed beside it to run one over HTTP. */
export const HTTP_PACKAGES: readonly string[] = [
  ...NODE_PACKAGES,
  'express@5',
  '@mswjs/http-middleware@0.10',
]
