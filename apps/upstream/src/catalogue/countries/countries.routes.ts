import { countries } from '@shop/api-contracts';
import { route, type Route } from '../../http/route.ts';

/** Routes of countries for addresses, and their states. */
export function countryRoutes(): Route[] {
  return [
    route(countries.list, ({ catalogue, context: { language } }) => {
      const { compare } = new Intl.Collator(language);
      return catalogue.reference.countries
        .map(({ code, name, states, postalCode }) => ({
          code,
          name: name[language],
          hasStates: (states?.length ?? 0) > 0,
          postalCode: postalCode ?? null,
        }))
        .sort((a, b) => compare(a.name, b.name));
    }),
    route(countries.states, ({ catalogue }) =>
      catalogue.reference.countries.flatMap(({ code, states }) =>
        states && states.length > 0 ? [{ countryCode: code, states }] : [],
      ),
    ),
  ];
}
