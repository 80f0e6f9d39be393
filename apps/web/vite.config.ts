import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressAssets } from './vite/compress-assets.ts';
import { lazySources } from './vite/lazy-sources.ts';
import { shopMessages } from './vite/shop-messages.ts';

const isOfEveryPage =
  /libs[\\/](?:(?:platform|i18n)[\\/]src|design-system[\\/]src[\\/](?:button|class-names|icon|drawing))[\\/]/;
/** What platform itself loads later, or lends to pages that are. */
const isLoadedLater =
  /platform[\\/]src[\\/](?:download-file|messages|query-state|refusal|removals|sign-in-gate|text|consent|visibility|widget|identity[\\/](?:resolve-identity|remembered-page|unsaved-input|use-shown-person)|post-sign-in[\\/]pending)/;

const isOfCards =
  /libs[\\/](?:catalogue[\\/]src[\\/](?:item-card[\\/](?!item-card-tile|item-table|later-item-table)|compare-tray[\\/]later-compare)|cart[\\/]src[\\/](?:add-to-cart[\\/]add-to-cart-slot|favourite-lists[\\/]favourite-mark)|design-system[\\/]src[\\/](?:card-grid|stock-mark))/;
const isOfLists =
  /libs[\\/](?:filters[\\/]src[\\/]selections|catalogue[\\/]src[\\/](?:item-card[\\/]item-card-tile|filters[\\/]filter-query)|design-system[\\/]src[\\/](?:chip|pager|render-link|select|field[\\/]use-validity))/;

/**
 * What every page loads, in two files: they compress better together than as a dozen, and the first changes with its versions alone. What
 * only pages with forms need is left out.
 */
const firstLoadGroups = [
  {
    name: 'foundation',
    test: /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack(?!.*(?:mutationObserver|useMutation))|@lingui[\\/]core|cookie|use-sync-external-store)[\\/]/,
  },
  {
    name: 'shop',
    test: (module: string) => isOfEveryPage.test(module) && !isLoadedLater.test(module),
  },
  // what both category and item page need
  {
    name: 'cards',
    test: isOfCards,
  },
  // what the item page needs beside
  {
    name: 'sheet',
    test: /libs[\\/](?:catalogue[\\/]src[\\/]measure-switch[\\/]|design-system[\\/]src[\\/](?:copy-button|definition-list|drawing-sheet|numbered-section))/,
  },
  // what category and search need beside
  {
    name: 'lists',
    test: isOfLists,
  },
];

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
