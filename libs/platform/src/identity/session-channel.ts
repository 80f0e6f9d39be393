/** What one tab tells the others about the session that all of them share. */
export type SessionMessage = { type: 'signedIn'; accountRef: string } | { type: 'signedOut' };

let channel: BroadcastChannel | undefined;

/**
 * The document's only channel: a channel does not hear what it sends itself. With a second one, the tab that signs out would hear its own
 * message, and reload instead of leaving for the identity provider.
 */
function channelOfDocument(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Sends to the other tabs of this browser; without BroadcastChannel they notice when they are looked at, or at their next call. */
export function tellTabs(message: SessionMessage): void {
  channelOfDocument()?.postMessage(message);
}

/** Calls `hear` with what other tabs tell, for as long as the document lives. */
export function hearTabs(hear: (message: SessionMessage) => void): void {
  channelOfDocument()?.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => hear(data));
}
