/** Goes to the page of a payment provider; never to a script. */
export function leaveFor(address: string): void {
  if (!['https:', 'http:'].includes(new URL(address).protocol))
    throw new Error('The payment provider has no such page');
  location.assign(address);
}
