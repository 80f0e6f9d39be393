import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/**
 * Script of `/auth/widget-bridge`, a hidden frame of the shop with two parts to play: opened by a page it gets the token of the
 * notifications service from the identity provider, in a frame of its own; led back to by the provider it hands the answer on.
 */
const isAnswer = /[#?&](?:code|error)=/.test(location.search + location.hash);
void (isAnswer
  ? broadcastResponseToMainFrame()
  : import('./widget-direct-token.ts').then(async ({ directToken }) => {
      window.parent.postMessage(await directToken().catch(String), location.origin);
    }));
