/** Navigates to a payment provider's page; refuses script addresses. */
export function leaveFor(address: string): void {
  if (!['https:', 'http:'].includes(new URL(address).protocol))
    throw new Error('The payment provider has no such page');
  location.assign(address);
}
