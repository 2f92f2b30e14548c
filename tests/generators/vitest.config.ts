import { realProcesses } from '../real-processes.ts'

export default realProcesses({ test: { name: 'generators' } })
