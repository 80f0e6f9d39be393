/** Configuration of dependency-cruiser: how imports between our files are read, and which are forbidden. */
export default {
  forbidden: [
    {
      name: 'files that import each other, by types alone too: move what they share to a third file',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'an import that leads nowhere could hide a circle',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css\\?inline$' },
    },
    {
      name: 'what only tests use would be shipped',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: ['/testing/', '\\.fixture\\.tsx?$', '^apps/web-e2e/'] },
      to: { path: ['/src/testing/', '\\.fixture\\.tsx?$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: '(^|/)(dist|test-output)/|\\.test\\.tsx?$', // tests are never imported, so they cannot close a cycle
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['@shop/source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
