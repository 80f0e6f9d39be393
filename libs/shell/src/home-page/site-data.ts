import type { Settings } from '@shop/api-contracts';
import { paths, type App } from '@shop/platform';

/** Schema.org WebSite with its search action. */
export function webSite(app: App, name: string): Record<string, unknown> {
  const home = app.publicUrl + app.href(paths.home());
  const search = new URL(app.href(paths.search('words')), app.publicUrl);
  search.searchParams.delete('q');
  const separator = search.search ? '&' : '?';
  return {
    '@type': 'WebSite',
    name,
    url: home,
    inLanguage: app.locale.tag,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search.href}${separator}q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Schema.org Organization: the market's sales company. */
export function organization(
  app: App,
  { contact, socialLinks, shopName, logo }: Settings,
  name: string,
): Record<string, unknown> {
  return {
    '@type': 'Organization',
    name,
    url: app.publicUrl + app.href(paths.home()),
    ...(logo || !shopName ? { logo: app.publicUrl + (logo?.src ?? '/logo.svg') } : {}),
    ...(socialLinks?.length ? { sameAs: socialLinks.map(({ url }) => url) } : {}),
    ...(contact
      ? {
          legalName: contact.name,
          address: contact.address,
          telephone: contact.phoneNumber,
          email: contact.email,
        }
      : {}),
  };
}
