import { attributes } from '@shop/api-contracts';
import { route, type Route } from '../../http/route.ts';

/** Route of the attributes, in the order of the specification table. */
export function attributeRoutes(): Route[] {
  return [
    route(attributes.list, ({ catalogue, context: { language } }) =>
      [...catalogue.reference.attributes.values()].map(({ id, name, type, unit, group }) => ({
        id,
        name: name[language],
        type,
        unit,
        group: group[language],
      })),
    ),
  ];
}
