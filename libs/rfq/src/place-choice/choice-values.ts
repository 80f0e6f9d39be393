import { maxOtherLocations, type QuoteGroup } from '@shop/api-contracts';
import type { FormValues } from '@shop/forms';

/** Ids of the locations to ask, by the key of their group. */
export type Choice = Readonly<Record<string, readonly string[]>>;

/** Locations that can be asked for the lines of one group. */
export const maxAsked = 1 + maxOtherLocations;

/** Name of the checkbox that asks a location for the lines of a group. */
export const askField = (quoteGroupKey: string, locationId: string): string => `ask/${quoteGroupKey}/${locationId}`;

/** Checkboxes of what is saved. */
export const choiceValues = (groups: readonly QuoteGroup[]): FormValues =>
  Object.fromEntries(groups.flatMap((group) => savedIds(group).map((id) => [askField(group.quoteGroupKey, id), 'on'])));

/** The choice that checkboxes show. A group that only one location supplies has no checkbox: it is asked. */
export const choiceOf = (values: FormValues, groups: readonly QuoteGroup[]): Choice =>
  Object.fromEntries(
    groups.map(({ quoteGroupKey, locations }) => [
      quoteGroupKey,
      locations
        .filter(({ id }) => locations.length === 1 || values[askField(quoteGroupKey, id)] === 'on')
        .map(({ id }) => id),
    ]),
  );

/** True if a group's choice differs from what is saved. */
export function isChanged(group: QuoteGroup, asked: readonly string[]): boolean {
  const saved = savedIds(group);
  return saved.length !== asked.length || saved.some((id) => !asked.includes(id));
}

const savedIds = ({ selectedPartnerLocationId, otherPartnerLocationIds }: QuoteGroup): string[] =>
  selectedPartnerLocationId === null ? [] : [selectedPartnerLocationId, ...otherPartnerLocationIds];
