declare global {
  interface Window {
    /** Filter choices made before hydration, each the `data-choice` of a pressed link; filled by the boot script. */
    earlyChoices?: { push(choice: string): unknown };
  }
}

/** Value of a link's `data-choice`, which the boot script stores when the link is pressed before hydration. */
export const earlyChoice = (filterId: string, value: string): string => JSON.stringify([filterId, value]);

/** Applies the choices made before hydration, and later ones; returns its clean-up. */
export function takeEarlyChoices(take: (filterId: string, value: string) => void): () => void {
  const push = (choice: string) => take(...(JSON.parse(choice) as [string, string]));
  const early = window.earlyChoices;
  window.earlyChoices = { push };
  if (Array.isArray(early)) (early as string[]).forEach(push);
  return () => (window.earlyChoices = []);
}
