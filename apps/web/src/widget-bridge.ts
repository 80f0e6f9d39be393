import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/**
 * Script of `/auth/widget-bridge`, a hidden frame of the shop with two roles: opened by a page, it gets the token of
 * the notifications service from the identity provider, in another frame; opened by the provider's redirect, it passes
 * the answer on.
 */
const isAnswer = /[#?&](?:code|error)=/.test(location.search + location.hash);
void (isAnswer
  ? broadcastResponseToMainFrame()
  : import('./widget-direct-token.ts').then(async ({ directToken }) => {
      window.parent.postMessage(await directToken().catch(String), location.origin);
    }));
