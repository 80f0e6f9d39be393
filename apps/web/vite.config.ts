import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressAssets } from './vite/compress-assets.ts';
import { firstLoadGroups } from './vite/first-load-groups.ts';
import { lazySources } from './vite/lazy-sources.ts';
import { shopMessages } from './vite/shop-messages.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), shopMessages(), isSsrBuild ? lazySources() : compressAssets()],
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  // a build is complete in itself; while one works on it packages come from node_modules, and their development halves with them
  ssr: {
    noExternal: command === 'build' || /^@shop\//,
    resolve: { conditions: ['@shop/source', ...defaultServerConditions] },
  },
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/widget-bridge.ts'] },
  // bundled React must not bring its development half along
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  build: {
    manifest: !isSsrBuild,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // the lists of what each part imports would be first load; pages are preloaded by the server, and on intent
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    // 15 kB gzip for the whole shop: one file that every page has already, instead of ten that each page waits for
    cssCodeSplit: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: ['src/entry-client.tsx', 'src/widget-bridge.ts'],
          output: { codeSplitting: { groups: firstLoadGroups } },
        },
  },
}));
