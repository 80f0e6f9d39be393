import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, createServerModuleRunner, type DevEnvironment, type Plugin } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { BuiltWeb, WebBundle } from '../render/web-bundle.ts';
import { sourceErrorModule, sourceErrorModuleSource } from './source-error-page.ts';
import { pageStyles } from './page-styles.ts';

const root = join(import.meta.dirname, '../../../..');
const webFolder = join(root, 'apps/web');
const serverEntry = '/src/entry-server.tsx';
/** Entries of the browser's build stand for themselves: no build has given them other names. */
const manifest = Object.fromEntries(
  ['src/entry-client.tsx', 'src/widget-bridge.ts'].map((source) => [source, { file: source }]),
);
/** Addresses that only Vite has. */
const viteAddress = /^\/(?:@|src\/|node_modules\/)/;
/** Milliseconds in which the size of a file must not have changed for it to be written. */
const writtenMs = 40;
/** Milliseconds after which Vite has taken a change in. */
const settleMs = 50;

export interface DevelopmentWeb {
  /** The web app as the last `refresh` found it. */
  built: BuiltWeb;
  /** Loads again what has changed. Throws an error of the sources. */
  refresh(): Promise<void>;
  /** Answers modules and files of the web app; calls `next` for everything else. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** A page shows an error: the next change of any source has it load again. */
  noteError(): void;
  close(): Promise<void>;
}

/** The web app from its sources: Vite serves the browser, and loads for the server what pages are rendered with. */
export async function startWeb(server: Server): Promise<DevelopmentWeb> {
  const styles = pageStyles();
  const vite = await createServer({
    root: webFolder,
    configFile: join(webFolder, 'vite.config.ts'),
    mode: 'development',
    appType: 'custom',
    clearScreen: false,
    plugins: [styles.plugin, sourceErrorPlugin()],
    server: {
      middlewareMode: true,
      // one port for everything
      ws: { server },
      // and pages of other sites may read nothing
      cors: false,
      // what a browser needs; data and secrets are elsewhere
      fs: { allow: [webFolder, join(root, 'libs'), join(root, 'node_modules')] },
      // editors that write in place empty a file first: read at that moment, it would stay empty here
      watch: { awaitWriteFinish: { stabilityThreshold: writtenMs, pollInterval: 10 } },
      warmup: { clientFiles: ['./src/entry-client.tsx'] },
    },
  });
  let ssr: DevEnvironment | undefined;
  let runner: ModuleRunner | undefined;
  let bundle: WebBundle | undefined;
  let hasError = false;

  /** At first, and when Vite has started itself again because its configuration has changed. */
  async function renew(): Promise<void> {
    await runner?.close();
    ssr = vite.environments.ssr;
    // Vite's own would load everything again at each change; this one when a page is asked for, and only what has changed
    runner = createServerModuleRunner(ssr, { hmr: false });
    vite.watcher.add(join(root, 'libs')).on('all', () => {
      if (!hasError) return;
      hasError = false;
      setTimeout(() => vite.environments.client.hot.send('shop:sources-changed'), settleMs);
    });
  }

  async function refresh(): Promise<void> {
    if (ssr !== vite.environments.ssr) await renew();
    try {
      bundle = await runner!.import<WebBundle>(serverEntry);
    } catch (error) {
      hasError = true;
      // what failed half way would be taken for loaded
      runner!.clearCache();
      throw error;
    }
  }
  // in time for the first page; an error is shown there
  await refresh().catch((error: unknown) => console.error(error));

  return {
    refresh,
    built: {
      clientFolder: join(webFolder, 'public'),
      manifest,
      bundle: {
        async render(request) {
          const page = await bundle!.render(request);
          const elements = styles.elementsOf(await vite.environments.ssr.moduleGraph.getModuleByUrl(serverEntry));
          return { ...page, html: page.html.replace('</head>', () => `${elements}</head>`) };
        },
        get bootScript() {
          return bundle?.bootScript ?? '';
        },
        get pageQueryParameters() {
          return bundle?.pageQueryParameters ?? [];
        },
        localePath: (locale) => bundle!.localePath(locale),
        sitemapEntries: (locale, addresses) => bundle!.sitemapEntries(locale, addresses),
        categoryPaths: (locale, categories) => bundle!.categoryPaths(locale, categories),
      },
    },
    serve(request, response, next) {
      vite.middlewares(request, response, () => {
        if (!viteAddress.test(request.url ?? '')) next();
        // its errors are told to the browser through the socket
        else response.writeHead(500, { 'content-type': 'text/plain' }).end('This module cannot be served\n');
      });
    },
    noteError: () => (hasError = true),
    async close() {
      await runner?.close();
      await vite.close();
    },
  };
}

function sourceErrorPlugin(): Plugin {
  return {
    name: 'source-error-page',
    resolveId: (id) => (id === sourceErrorModule ? `\0${sourceErrorModule}` : null),
    load: (id) => (id === `\0${sourceErrorModule}` ? sourceErrorModuleSource : null),
  };
}
