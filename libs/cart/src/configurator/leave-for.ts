/** Navigates to the configurator. `replaced`: the page that leads there leaves no step back, which would lead there again. */
export function leaveFor(address: string, { replaced = false } = {}): void {
  if (!['https:', 'http:'].includes(new URL(address).protocol)) throw new Error('The configurator has no such page');
  if (replaced) location.replace(address);
  else location.assign(address);
}
