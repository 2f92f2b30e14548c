/** What is needed beside this package is not there; says what it is and what to do. */
export class UnmetNeed extends Error {}

/**
 * Loads what needs packages that are installed beside this one; throws an `UnmetNeed` where one is
 * not there. `packages` are as npm takes them: `msw@2`.
 */
export async function needing<Module>(
  entry: string,
  packages: readonly string[],
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const unmet = whatIsUnmet(packages, error)
    throw unmet === null ? error : new UnmetNeed(`${entry} needs ${unmet}`, { cause: error })
  }
}

function whatIsUnmet(packages: readonly string[], error: unknown): string | null {
  const { code, message = '' } = Object(error) as { code?: string; message?: string }
  const missing = packages.map(nameOf).find((name) => message.includes(`package '${name}'`))
  if (code !== 'ERR_MODULE_NOT_FOUND' || missing === undefined) return null
  return `the package ${missing}, which is not installed. Install what it needs: npm install --save-dev ${packages.join(' ')}`
}

const nameOf = (versioned: string) => versioned.slice(0, versioned.lastIndexOf('@'))
