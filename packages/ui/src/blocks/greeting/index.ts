export { Greeting, type GreetingProps } from './greeting.tsx'
