import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Category, Fetcher, ItemAddresses } from '@shop/api-contracts';

/** The manifest written by Vite; only the web app reads its content. */
export type ViteManifest = Record<string, unknown>;

export interface RenderRequest {
  /** Path and query, normalised, with only the parameters that pages read on the server. */
  url: string;
  publicUrl: string;
  fetcher: Fetcher;
  manifest: ViteManifest;
  signal: AbortSignal;
  requestId: string;
  demo: boolean;
  telemetryKey: string | undefined;
}

/** A redirect has the status 301, 302 or 308, `headers.location` and an empty html. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** Interface of the built web app for the server. */
export interface WebBundle {
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The one inline script of every page; the content security policy contains its hash. */
  bootScript: string;
  /** The only query parameters allowed in a cache key; others are dropped before rendering. */
  pageQueryParameters: readonly string[];
  /** First segments of page addresses after the market: `cart`, `portal` … */
  pageNames: readonly string[];
  /** Path of the page that reads labels, after the market: `/unit/scan`. */
  scannerPath: string;
  /** `/sv-se/` */
  localePath(locale: string): string;
  /** Paths of items. */
  sitemapEntries(locale: string, addresses: ItemAddresses['addresses']): string[];
  categoryPaths(locale: string, categories: Category[]): string[];
}

export interface BuiltWeb {
  bundle: WebBundle;
  manifest: ViteManifest;
  /** Folder of the files for browsers. */
  clientFolder: string;
}

/** Loads the built web app. Throws with instructions when it has not been built. */
export async function loadWeb(webDist: string): Promise<BuiltWeb> {
  const entry = join(webDist, 'server', 'entry-server.js');
  const clientFolder = join(webDist, 'client');
  try {
    const manifest = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as ViteManifest;
    const bundle = (await import(pathToFileURL(entry).href)) as WebBundle;
    return { bundle, manifest, clientFolder };
  } catch (error) {
    throw new Error(`The web app in ${webDist} cannot be loaded; build it first, or set WEB_DIST`, { cause: error });
  }
}
