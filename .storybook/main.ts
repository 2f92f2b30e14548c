import { defineMain } from '@storybook/react-vite/node'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'
import { workerFile } from '../packages/app/mock/worker-file.ts'

const radix = [
  'compose-refs',
  'dialog',
  'dropdown-menu',
  'popover',
  'switch',
  'tabs',
  'toast',
  'tooltip',
]

/** Loaded when code is met. */
const languages = [
  'bash',
  'c',
  'cpp',
  'csharp',
  'css',
  'diff',
  'go',
  'graphql',
  'ini',
  'java',
  'javascript',
  'json',
  'kotlin',
  'python',
  'ruby',
  'rust',
  'shell',
  'sql',
  'swift',
  'typescript',
  'xml',
  'yaml',
]

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/{src,stories}/**/*.stories.tsx',
    '../packages/app/stories/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), workerFile()],
      resolve: { conditions: ['coinquiry', ...defaultClientConditions] },
      // A build of the app beside it must not reload the stories.
      server: { watch: { ignored: ['**/dist/**'] } },
      // Named here, since a dependency that is found during a run reloads the page.
      optimizeDeps: {
        include: [
          ...radix.map((name) => `@radix-ui/react-${name}`),
          '@tanstack/react-query',
          '@tanstack/react-router',
          '@tanstack/react-virtual',
          'ajv/dist/2020.js',
          'cmdk',
          'd3-array',
          ...languages.map((name) => `highlight.js/lib/languages/${name}`),
          'katex',
          'lowlight',
          'lucide-react',
          'mdast-util-to-string',
          'micromark-extension-cjk-friendly',
          'msw',
          'msw/browser',
          'react-intl',
          'react-markdown',
          'remark-gfm',
        ],
      },
    }),
})
