const { options } = require('../boundaries.cjs')

/** What Home must not load at first; dynamic imports of it are allowed. */
module.exports = {
  forbidden: [
    {
      name: 'first-page-is-still',
      comment: 'Menus, dialogs, tooltips, toasts and sums come when they are first wanted.',
      severity: 'error',
      from: { path: '^packages/app/src/(?:main|routes/(?:__root|index))\\.tsx$' },
      to: {
        path: [
          '(?:^|/)node_modules/@radix-ui/(?!react-compose-refs/)',
          '^packages/calculators/',
          '^packages/ui/src/markdown/',
          '^packages/ui/src/primitives/[^/]*(?:dialog|menu|popover|toast|tooltip)',
        ],
        reachable: true,
      },
    },
  ],
  options: {
    ...options,
    // Types are not loaded.
    tsPreCompilationDeps: false,
    exclude: {
      // The routes that the tree names come in chunks of their own.
      path: [...options.exclude.path, 'routeTree\\.gen\\.ts$'],
      dynamic: true,
    },
  },
}
