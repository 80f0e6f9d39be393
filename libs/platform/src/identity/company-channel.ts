let channel: BroadcastChannel | undefined;
let told: ((customerNumber: string) => void) | undefined;

/** Calls `listener` with the customer number that is in use from now on, whenever another tab of this browser announces one. */
export function listenForCompany(listener: (customerNumber: string) => void): void {
  told = listener;
  // browsers without it learn of the change from the next refused call
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('company');
  channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
}

/** Tells the other tabs which customer number is in use from now on; `alsoHere` for a page that stays open. */
export function announceCompany(customerNumber: string, { alsoHere = false } = {}): void {
  channel?.postMessage(customerNumber);
  if (alsoHere) told?.(customerNumber);
}
