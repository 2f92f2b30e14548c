import { realProcesses } from '../real-processes.ts'

export default realProcesses({
  // As many requests as are asked for.
  test: { name: 'fuzz', testTimeout: 1_800_000 },
})
