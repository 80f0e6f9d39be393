import type { RequestHandler } from 'express';

/** Where pages ask for the scripts of other companies' services. */
export const outsideScriptPaths = { chat: '/chat-script', notifications: '/notifications-script' } as const;

/** Leads to a script that only the configuration knows; 404 without one, and no page is rendered for it. */
export function outsideScript(service: keyof typeof outsideScriptPaths, address: URL | undefined): RequestHandler {
  return (request, response) => {
    request.context.route = `${service} script`;
    response.set('cache-control', 'no-cache');
    if (address === undefined) response.sendStatus(404);
    else response.redirect(302, address.href);
  };
}
