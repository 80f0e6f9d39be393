import type { QuotedFreightChoice } from '@shop/api-contracts';

/** The chosen option may be unavailable for other days. Collection is never preselected, even if it is cheapest. */
export const choiceToShow = (
  choices: readonly QuotedFreightChoice[],
  chosen: string,
): QuotedFreightChoice | undefined =>
  choices.find(({ id }) => id === chosen) ?? choices.find(({ id }) => id !== 'collect') ?? choices[0];
