/** What is installed beside this package to run a mock over HTTP. */
export const HTTP_PACKAGES: readonly string[] = ['ajv@8', 'ajv-formats@3']

/** What is installed beside it to run one in a process of tests. */
export const NODE_PACKAGES: readonly string[] = ['msw@2', ...HTTP_PACKAGES]
