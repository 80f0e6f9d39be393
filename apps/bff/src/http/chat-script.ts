import type { RequestHandler } from 'express';

export const chatScriptPath = '/chat-script';

/** Leads to the script of the live chat, which only the configuration knows; 404 without one, and no page is rendered for it. */
export function chatScript(address: URL | undefined): RequestHandler {
  return (request, response) => {
    request.context.route = 'chat script';
    response.set('cache-control', 'no-cache');
    if (address === undefined) response.sendStatus(404);
    else response.redirect(302, address.href);
  };
}
