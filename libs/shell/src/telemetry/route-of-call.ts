import { allEndpoints } from '@shop/api-contracts';

const templates = allEndpoints.map(({ method, path }) => ({
  method,
  route: `/api${path}`,
  segments: `/api${path}`.split('/'),
}));

/** The path of a call as the contract writes it, `/api/items/:itemId`: ids and words in it are nobody's business. */
export function routeOfCall(method: string, path: string): string {
  const segments = path.replace(/^https?:\/\/[^/]*/, '').split('/');
  const fits = (template: string[]) =>
    template.length === segments.length && template.every((part, n) => part.startsWith(':') || part === segments[n]);
  const found = templates.filter((one) => one.method === method && fits(one.segments));
  // `/items/search` before `/items/:id`
  const variables = ({ route }: { route: string }) => route.split(':').length;
  const [best] = found.toSorted((a, b) => variables(a) - variables(b));
  return best?.route ?? `/${segments[1] ?? ''}/…`;
}
