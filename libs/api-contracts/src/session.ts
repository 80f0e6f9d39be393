import * as z from 'zod/mini';

/**
 * Answer of `GET /auth/session` of the BFF: from the ID token and the session record, never a token. Everything else
 * about a person is in `GET user`.
 */
export const sessionSchema = z.discriminatedUnion('signedIn', [
  z.object({ signedIn: z.literal(false) }),
  z.object({
    signedIn: z.literal(true),
    email: z.string(),
    oid: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Opaque and stable per person; separates cached answers of different persons. */
    accountRef: z.string(),
  }),
]);
export type Session = z.output<typeof sessionSchema>;

/** Answer of `POST /auth/widget-token`: a short-lived token of the notifications service, which the shop API refuses. */
export const widgetTokenSchema = z.object({ token: z.string(), expiresOn: z.string() });
