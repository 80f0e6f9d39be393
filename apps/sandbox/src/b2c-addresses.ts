import type { RequestHandler } from 'express';

/**
 * Azure AD B2C accepts a policy's name in any case and has discovery below `/v2.0/`. The provider needs its own
 * spelling, in both addresses that Express keeps of a request.
 */
export function b2cAddresses(tenant: string): RequestHandler {
  return (request, _response, next) => {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    const [, first = '', policy, ...rest] = path.split('/');
    if (first.toLowerCase() === tenant && policy) {
      const below = rest.join('/').replace(/^v2\.0\/\.well-known\//, '.well-known/');
      const url = `/${tenant}/${policy.toLowerCase()}/${below}${query === undefined ? '' : `?${query}`}`;
      request.url = url;
      request.originalUrl = url;
    }
    next();
  };
}
