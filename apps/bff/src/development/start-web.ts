import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, createServerModuleRunner, type DevEnvironment, type Plugin } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { BuiltWeb, WebBundle } from '../web/web-bundle.ts';
import { sourceErrorModule, sourceErrorModuleSource } from './source-error-page.ts';
import { pageStyles } from './page-styles.ts';

const root = join(import.meta.dirname, '../../../..');
const webFolder = join(root, 'apps/web');
const serverEntry = '/src/entry-server.tsx';
/** Maps the entries of the browser's build to themselves, because without a build they keep their names. */
const manifest = Object.fromEntries(
  ['src/entry-client.tsx', 'src/widget-bridge.ts'].map((source) => [source, { file: source }]),
);
/** Addresses that exist only in Vite. */
const viteAddress = /^\/(?:@|src\/|node_modules\/)/;
/** Milliseconds for which a file's size must be stable before the file counts as written. */
const writtenMs = 40;
/** Milliseconds after which Vite has processed a change. */
const settleMs = 50;

export interface DevelopmentWeb {
  /** The web app as the last `refresh` found it. */
  built: BuiltWeb;
  /** Loads changed modules again. Throws errors in the sources. */
  refresh(): Promise<void>;
  /** Answers modules and files of the web app; calls `next` for everything else. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** To be called when a page shows an error: the next change of any source then reloads it. */
  noteError(): void;
  close(): Promise<void>;
}

/** The web app from its sources: Vite serves the browser's modules, and loads the server's. */
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
      // pages of other sites must not read anything
      cors: false,
      // only what a browser needs; data and secrets are elsewhere
      fs: { allow: [webFolder, join(root, 'libs'), join(root, 'node_modules')] },
      // editors that write in place empty a file first, and Vite would cache the empty file
      watch: { awaitWriteFinish: { stabilityThreshold: writtenMs, pollInterval: 10 } },
      warmup: { clientFiles: ['./src/entry-client.tsx'] },
    },
  });
  let ssr: DevEnvironment | undefined;
  let runner: ModuleRunner | undefined;
  let bundle: WebBundle | undefined;
  let hasError = false;

  /** Called at the start, and when Vite has restarted because its configuration has changed. */
  async function renew(): Promise<void> {
    await runner?.close();
    ssr = vite.environments.ssr;
    // Vite's own runner would load everything again at each change; this one loads only changed modules, when a page is
    // requested
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
      // modules that failed while loading would otherwise count as loaded
      runner!.clearCache();
      throw error;
    }
  }
  // ready before the first page, which also shows the error if there is one
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
        get pageNames() {
          return bundle?.pageNames ?? [];
        },
        get scannerPath() {
          return bundle?.scannerPath ?? '';
        },
        localePath: (locale) => bundle!.localePath(locale),
        sitemapEntries: (locale, addresses) => bundle!.sitemapEntries(locale, addresses),
        categoryPaths: (locale, categories) => bundle!.categoryPaths(locale, categories),
      },
    },
    serve(request, response, next) {
      vite.middlewares(request, response, () => {
        if (!viteAddress.test(request.url ?? '')) next();
        // the browser gets the errors through the socket
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
