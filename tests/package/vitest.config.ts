import { realProcesses } from '../real-processes.ts'

export default realProcesses({
  // It installs from the registry, on a machine that may be busy with others.
  test: { name: 'package', hookTimeout: 480_000 },
})
