/** What is needed beside this package is not there; says what it is and what to do. */
export class UnmetNeed extends Error {}

/**
 * Loads what needs packages that are installed beside this one; throws an `UnmetNeed` where one is
 * not there, or not for this Node. `packages` are as npm takes them: `msw@2`.
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
  if (code === 'ERR_REQUIRE_ESM') {
    return "Node 20.19, 22.12 or newer: this one can't load a package that it needs"
  }
  const missing = packages.map(nameOf).find((name) => message.includes(`package '${name}'`))
  if (code !== 'ERR_MODULE_NOT_FOUND' || missing === undefined) return null
  return `the package ${missing}, which is not installed. Install what it needs: npm install --save-dev ${packages.join(' ')}`
}

const nameOf = (versioned: string) => versioned.slice(0, versioned.lastIndexOf('@'))
