/** What one tab tells the others about the session that all of them share. */
export type SessionMessage = { type: 'signedIn'; accountRef: string } | { type: 'signedOut' };

const channelName = 'session';

/** Sends to the other tabs of this browser; without BroadcastChannel they notice when they are looked at, or at their next call. */
export function tellTabs(message: SessionMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Calls `hear` with what other tabs tell, for as long as the document lives. */
export function hearTabs(hear: (message: SessionMessage) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(channelName).onmessage = ({ data }: MessageEvent<SessionMessage>) => hear(data);
}
