import { Crumbs } from '@shop/design-system';
import {
  type App,
  type Crumb,
  JsonLd,
  paths,
  type RouteHandle,
  ShopLink,
  useApp,
  useIdentityScope,
} from '@shop/platform';
import { useLocation, useMatches } from 'react-router';
import { useText } from '../text.ts';

/** Home, then the open page's crumbs; nothing on home and on pages without crumbs. */
export function Breadcrumbs() {
  const t = useText();
  const app = useApp();
  const crumbs = useCrumbs(app);
  if (crumbs.length === 0) return null;
  const trail: Crumb[] = [{ text: t('shell.home'), to: paths.home() }, ...crumbs];
  return (
    <div className="page">
      <Crumbs
        label={t('shell.breadcrumbs')}
        items={trail.map(({ text, to }) => ({ label: text, ...(to === undefined ? {} : { href: to }) }))}
        renderLink={({ href, ...parts }) => <ShopLink to={href} {...parts} />}
      />
      <JsonLd data={breadcrumbList(app, trail)} />
    </div>
  );
}

function useCrumbs(app: App): Crumb[] {
  const { search } = useLocation();
  const scope = useIdentityScope();
  return useMatches().flatMap(({ handle, params }) => {
    const { crumbs } = (handle ?? {}) as RouteHandle;
    return crumbs?.(app, { params, search: new URLSearchParams(search), scope }) ?? [];
  });
}

/** Breadcrumbs for search engines; the last one needs no address. */
function breadcrumbList(app: App, trail: readonly Crumb[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(to === undefined ? {} : { item: app.publicUrl + app.href(to) }),
    })),
  };
}
