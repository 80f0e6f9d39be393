import type { Availability } from '@shop/api-contracts';
import { inEachLanguage, type StoredAttribute } from '@shop/commerce-model';
import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
import type en from './messages/en.json';
import type { MessageArguments } from './messages/message-arguments.ts';

const texts = createServerTexts<keyof typeof en, MessageArguments>(join(import.meta.dirname, 'messages'));

/** From best to worst. */
const states: readonly Availability['state'][] = ['inStock', 'later', 'onRequest', 'soldOut', 'discontinued'];

/** Availability as an attribute, so that it is filtered and counted like others. */
export const availabilityAttribute: StoredAttribute = {
  id: 'availability',
  type: 'text',
  unit: null,
  name: inEachLanguage((language) => texts(language)('availability')),
  group: inEachLanguage(() => ''),
  values: Object.fromEntries(
    states.map((state) => [state, inEachLanguage((language) => texts(language)(`availability.${state}`))]),
  ),
};

/** Rank of a state, from best to worst. */
export const availabilityRank = (state: string | number): number => states.findIndex((known) => known === state);
