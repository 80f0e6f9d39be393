declare global {
  interface Window {
    /** Choices that were made before the page could react, each as the `data-choice` of its link; set by the boot script. */
    earlyChoices?: { push(choice: string): unknown };
  }
}

/** What a link says of itself to be pressed before the page can react. */
export const earlyChoice = (filterId: string, value: string): string => JSON.stringify([filterId, value]);

/** Hands over what was chosen early, now and until the links are gone; undone by what it returns. */
export function takeEarlyChoices(take: (filterId: string, value: string) => void): () => void {
  const push = (choice: string) => take(...(JSON.parse(choice) as [string, string]));
  const early = window.earlyChoices;
  window.earlyChoices = { push };
  if (Array.isArray(early)) (early as string[]).forEach(push);
  return () => (window.earlyChoices = []);
}
