import { realProcesses } from '../real-processes.ts'

export default realProcesses({
  // Most of the time of a case is somebody else's: the server's, the model's.
  test: { name: 'conformance', maxConcurrency: 24 },
})
