import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressAssets } from './vite/compress-assets.ts';
import { lazySources } from './vite/lazy-sources.ts';
import { shopMessages } from './vite/shop-messages.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), shopMessages(), isSsrBuild ? lazySources() : compressAssets()],
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['@shop/source', ...defaultServerConditions] } },
  // bundled React must not bring its development half along
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  build: {
    manifest: !isSsrBuild,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
}));
