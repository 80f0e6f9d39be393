import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { className } from './vite/class-name.ts';
import { compressAssets } from './vite/compress-assets.ts';
import { firstLoadGroups } from './vite/first-load-groups.ts';
import { laterGroups } from './vite/later-groups.ts';
import { lazySources } from './vite/lazy-sources.ts';
import { linksWithoutFramework } from './vite/links-without-framework.ts';
import { shopMessages } from './vite/shop-messages.ts';
import { styleSheets } from './vite/style-sheets.ts';
import { unusedParts } from './vite/unused-parts.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    shopMessages(),
    ...(isSsrBuild ? [lazySources()] : [linksWithoutFramework(), unusedParts(), styleSheets(), compressAssets()]),
  ],
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  // a build contains its packages; in development they come from node_modules, with their development versions
  ssr: {
    noExternal: command === 'build' || /^@shop\//,
    resolve: { conditions: ['@shop/source', ...defaultServerConditions] },
  },
  css: { modules: command === 'build' ? { generateScopedName: className } : {} },
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/widget-bridge.ts'] },
  define: {
    // the bundle must not contain React's development version
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
  },
  build: {
    manifest: !isSsrBuild,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // the import lists of all chunks would add to the first load; pages are preloaded by the server, and on intent. What
    // stays in Vite's lists is the second style sheet
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: ['src/entry-client.tsx', 'src/widget-bridge.ts'],
          output: { codeSplitting: { groups: [...firstLoadGroups, ...laterGroups] } },
        },
  },
}));
