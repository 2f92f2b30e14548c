import { inBrowser } from '../in-browser.ts'

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

export default inBrowser({
  // Named here, since a dependency that is found during a run reloads the page.
  optimizeDeps: {
    include: [
      '@coinquiry/ui > cmdk',
      '@coinquiry/ui > @coinquiry/markdown > katex',
      '@coinquiry/ui > d3-array',
      '@coinquiry/ui > highlight.js/lib/languages/*',
      '@coinquiry/ui > lowlight',
      '@coinquiry/ui > lucide-react',
      '@coinquiry/ui > mdast-util-to-string',
      '@coinquiry/ui > micromark-extension-cjk-friendly',
      '@coinquiry/ui > react-markdown',
      '@coinquiry/ui > remark-gfm',
      ...radix.map((name) => `@coinquiry/ui > @radix-ui/react-${name}`),
      'axe-core',
      'react-dom/client',
      'react-dom/server',
    ],
  },
  test: { name: 'components' },
})
