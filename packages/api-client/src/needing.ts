/** A package that is installed beside this one is not; says which, and how to install all of them. */
export class MissingPackage extends Error {}

/**
 * Loads what needs packages that are installed beside this one; throws a `MissingPackage` where one
 * is not there. `packages` are as npm takes them: `msw@2`.
 */
export async function needing<Module>(
  entry: string,
  packages: readonly string[],
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const missing = packages.map(nameOf).find((name) => isWithout(name, error))
    if (missing === undefined) throw error
    throw new MissingPackage(
      `${entry} needs the package ${missing}, which is not installed. Install what it needs: npm install --save-dev ${packages.join(' ')}`,
      { cause: error },
    )
  }
}

const nameOf = (versioned: string) => versioned.slice(0, versioned.lastIndexOf('@'))

function isWithout(name: string, error: unknown): boolean {
  const { code, message } = Object(error) as { code?: string; message?: string }
  return code === 'ERR_MODULE_NOT_FOUND' && message?.includes(`package '${name}'`) === true
}
