export { Composer, type ComposerLabels, type ComposerProps } from './composer.tsx'
