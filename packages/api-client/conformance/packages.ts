/** What is installed beside this package to run the suite. */
export const CONFORMANCE_PACKAGES: readonly string[] = ['ajv@8', 'ajv-formats@3']
