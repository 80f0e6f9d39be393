import * as z from 'zod/mini';

/**
 * What `GET /auth/session` of the BFF says of the browser that asks: from the ID token and the session record, never a token. Everything
 * else about a person is `GET user`.
 */
export const sessionSchema = z.discriminatedUnion('signedIn', [
  z.object({ signedIn: z.literal(false) }),
  z.object({
    signedIn: z.literal(true),
    email: z.string(),
    oid: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Opaque, stable per person: separates the cached answers of one person from another's. */
    accountRef: z.string(),
  }),
]);
export type Session = z.output<typeof sessionSchema>;

/** Answer of `POST /auth/widget-token`: a short-lived token of the notifications service, which the shop API refuses. */
export const widgetTokenSchema = z.object({ token: z.string(), expiresOn: z.string() });
