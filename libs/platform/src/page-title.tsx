import type { Settings } from '@shop/api-contracts';
import { useApp } from './app-provider.tsx';
import type { App } from './app.ts';
import { settingsQuery } from './frame-queries.ts';

/**
 * Name of the shop, for titles of pages and for search engines: its own, or that of the demo company. Empty on pages of
 * errors, which have no settings, except in the demo.
 */
export function shopNameOf({ queryClient, isDemo }: Pick<App, 'queryClient' | 'isDemo'>): string {
  const settings = queryClient.getQueryData<Settings>(settingsQuery().queryKey);
  return settings?.shopName ?? (settings || isDemo ? 'Vadholm' : '');
}

/** Name of the shop, for titles and for what search engines read; empty where nothing tells whose it is. */
export const useShopName = (): string => shopNameOf(useApp());

/** Title of the document: what the page shows, and whose shop it is. */
export function PageTitle({ title }: { title: string }) {
  const name = useShopName();
  return <title>{name ? `${title} | ${name}` : title}</title>;
}
