import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressAssets } from './vite/compress-assets.ts';
import { firstLoadGroups } from './vite/first-load-groups.ts';
import { lazySources } from './vite/lazy-sources.ts';
import { shopMessages } from './vite/shop-messages.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), shopMessages(), isSsrBuild ? lazySources() : compressAssets()],
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  // a build contains its packages; in development they come from node_modules, with their development versions
  ssr: {
    noExternal: command === 'build' || /^@shop\//,
    resolve: { conditions: ['@shop/source', ...defaultServerConditions] },
  },
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/widget-bridge.ts'] },
  define: {
    // the bundle must not contain React's development version
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
    // Vite's own flag around its preloading, which has nothing to load here: one style sheet, and no lists of chunks (see below)
    ...(command === 'build' ? { __VITE_IS_MODERN__: 'false' } : {}),
  },
  build: {
    manifest: !isSsrBuild,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // the import lists of all chunks would add to the first load; pages are preloaded by the server, and on intent
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    // 15 kB gzip for the whole shop: one cached file, not ten that each page waits for
    cssCodeSplit: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: ['src/entry-client.tsx', 'src/widget-bridge.ts'],
          output: { codeSplitting: { groups: firstLoadGroups } },
        },
  },
}));
