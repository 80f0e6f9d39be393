import { calls, type UnitSummary } from '@shop/api-contracts';
import { createTexts, type MessageLoader } from '@shop/i18n';
import { apiQuery, unitPaths } from '@shop/platform';
import type en from './messages/en.json';
import type links from './messages/links.json';
import type { MessageArguments } from './messages/message-arguments.ts';
import type { Suggestion } from './suggestion-groups.ts';

/** Texts that only suggestions need, so that they are no part of the first load. */
export const loadSuggestionMessages: MessageLoader = (language) =>
  import(`./messages/${language}.json`) as ReturnType<MessageLoader>;

export const { useText: useSuggestionText } = createTexts<keyof typeof en | keyof typeof links, MessageArguments>();

const maxUnits = 4;

/** Units by serial number or tag. */
export const unitSuggestionsQuery = (serialNumber: string) =>
  apiQuery(calls.units.search, { query: { serialNumber } }, { excludedFromLoader: true });

/** True for text that may be a serial number or a tag: from four letters and digits on, with two digits among them. */
export const mayBeUnit = (text: string): boolean =>
  text.length <= 60 && text.replace(/[^\p{L}\p{N}]/gu, '').length >= 4 && /\d.*\d/.test(text) && !/\p{C}/u.test(text);

/** `30-114-0021: GX-050, 2016` */
export const unitOptions = (units: readonly UnitSummary[], listId: string): Suggestion[] =>
  units.slice(0, maxUnits).map(({ equipmentId, serialNumber, manufacturer, customerModel, year }) => ({
    kind: 'link',
    id: `${listId}-u-${equipmentId}`,
    to: unitPaths.unit(equipmentId),
    text: `${serialNumber}: ${[customerModel?.name ?? manufacturer.name, year].filter(Boolean).join(', ')}`,
  }));
