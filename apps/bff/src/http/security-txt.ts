import type { RequestHandler } from 'express';

export const securityTxtPath = '/.well-known/security.txt';

/** Time for which a finder may rely on the answer: RFC 9116 asks for less than a year. */
const validMs = 180 * 24 * 60 * 60_000;

interface SecurityTxtOptions {
  /** URIs in order of preference: `mailto:security@shop.example`, `https://…`. */
  contacts: readonly string[];
  /** URL of the rules for whoever looks for weaknesses. */
  policy: string | undefined;
  /** Scheme and host of the shop. */
  publicUrl: string;
  now?: () => number;
}

/** Whom to tell about a weakness of the shop (RFC 9116). Without contacts there is no such file. */
export function securityTxt({ contacts, policy, publicUrl, now = Date.now }: SecurityTxtOptions): RequestHandler {
  return (_request, response, next) => {
    if (contacts.length === 0) return next();
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(now() + validMs).toISOString()}`,
      `Canonical: ${publicUrl}${securityTxtPath}`,
      ...(policy === undefined ? [] : [`Policy: ${policy}`]),
      'Preferred-Languages: en',
    ];
    response
      .set('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  };
}
