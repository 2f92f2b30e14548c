/** Why a request failed, in words fit for a log: without the key, which errors like to quote. */
export function reasonOf(error: unknown, apiKey: string | null): string {
  const words = chainOf(error).join(': ')
  return apiKey ? words.replaceAll(apiKey, '…') : words
}

function chainOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [typeof error === 'string' ? error : JSON.stringify(error)]
  return [`${error}`, ...(error.cause === undefined ? [] : chainOf(error.cause))]
}
