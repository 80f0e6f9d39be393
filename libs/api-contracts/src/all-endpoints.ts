import { addresses } from './addresses.ts';
import { attributes } from './attributes.ts';
import { categories } from './categories.ts';
import { content } from './content.ts';
import { countries } from './countries.ts';
import type { Endpoint } from './endpoint.ts';
import { feedback } from './feedback.ts';
import { items } from './items.ts';
import { keywords } from './keywords.ts';
import { markets } from './markets.ts';
import { settings } from './settings.ts';
import { terms } from './terms.ts';
import { user } from './user.ts';

/** Every endpoint, by resource: what upstream must mount, the BFF lets pass and the contract test walks. */
export const resources = {
  addresses,
  attributes,
  categories,
  content,
  countries,
  feedback,
  items,
  keywords,
  markets,
  settings,
  terms,
  user,
};

/** Fixed paths before parameters, so that `/markets/default` is not read as the market "default". */
export const allEndpoints: readonly Endpoint[] = Object.values(resources)
  .flatMap((resource) => Object.values(resource) as Endpoint[])
  .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
