import type { QuoteGroup } from '@shop/api-contracts';
import type { FormValues } from '@shop/forms';

/** Ids of the locations to ask. */
export interface Choice {
  chosen: string | undefined;
  others: readonly string[];
}

const otherName = (id: string): string => `other-${id}`;

/** Form fields of the choice: `location`, and a checkbox for each other location. */
export const fieldNames = { chosen: 'location', other: otherName } as const;

export function choiceValues({ selectedPartnerLocationId, otherPartnerLocationIds }: QuoteGroup): FormValues {
  return {
    ...(selectedPartnerLocationId === null ? {} : { location: selectedPartnerLocationId }),
    ...Object.fromEntries(otherPartnerLocationIds.map((id) => [otherName(id), 'on'])),
  };
}

/** A draft may lack the checkbox of the chosen location, which is hidden: that location is asked once. */
export function choiceOf(values: FormValues): Choice {
  const chosen = values['location'] || undefined;
  const others = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith('other-') && value === 'on' ? [name.slice('other-'.length)] : [],
  );
  return { chosen, others: others.filter((id) => id !== chosen) };
}
