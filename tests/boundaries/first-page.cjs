const { options } = require('../boundaries.cjs')

/** The boundary around what Home loads before anybody touches it: only imports that wait are a way past. */
module.exports = {
  forbidden: [
    {
      name: 'first-page-is-still',
      comment: 'Menus, dialogs, tooltips and toasts come when they are first wanted.',
      severity: 'error',
      from: { path: '^packages/app/src/(?:main|routes/(?:__root|index))\\.tsx$' },
      to: {
        path: [
          '(?:^|/)node_modules/@radix-ui/(?!react-compose-refs/)',
          '^packages/ui/src/markdown/',
          '^packages/ui/src/primitives/[^/]*(?:dialog|menu|popover|toast|tooltip)',
        ],
        reachable: true,
      },
    },
  ],
  options: {
    ...options,
    // As it is loaded: types are no part of that.
    tsPreCompilationDeps: false,
    exclude: {
      // The routes that the tree names come in chunks of their own.
      path: [...options.exclude.path, 'routeTree\\.gen\\.ts$'],
      dynamic: true,
    },
  },
}
