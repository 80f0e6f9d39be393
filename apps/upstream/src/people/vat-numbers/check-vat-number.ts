import * as z from 'zod/mini';
import { isVatId, tidyVatId } from '../users/vat-id.ts';

export interface VatCheckOptions {
  /** Address of the register: `{country}` and `{number}` are replaced, or appended as segments. Null: no register. */
  url: string | null;
  timeoutMs?: number;
}

export type VatIdCheck = 'valid' | 'invalid' | 'unregistered' | 'notVerified' | null;

/** A shopper in the checkout waits no longer for an external register. */
const patienceMs = 2_000;

/** Either `valid`, or `isValid` with `userError` as in the European VIES, which reports an outage as isValid false. */
const answerSchema = z.union([
  z.object({ valid: z.boolean() }),
  z.object({ isValid: z.boolean(), userError: z._default(z.string(), '') }),
]);

/**
 * Checks a VAT number: `invalid` when its format or check digits are wrong, `unregistered` when the register does not know it,
 * `valid` when it does, `notVerified` when the register cannot tell; an outage neither validates an id nor stops an order.
 * Null: nothing was entered.
 */
export async function checkVatNumber(
  vatId: string,
  { url, timeoutMs = patienceMs }: VatCheckOptions,
): Promise<VatIdCheck> {
  const id = tidyVatId(vatId);
  if (id === '') return null;
  if (!isVatId(id)) return 'invalid';
  if (url === null) return 'notVerified';
  try {
    const response = await fetch(addressOf(url, id), {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return 'notVerified';
    const answer = answerSchema.parse(await response.json());
    if ('valid' in answer) return answer.valid ? 'valid' : 'unregistered';
    if (answer.isValid) return 'valid';
    return ['', 'INVALID'].includes(answer.userError) ? 'unregistered' : 'notVerified';
  } catch {
    return 'notVerified';
  }
}

function addressOf(url: string, id: string): string {
  const country = id.slice(0, 2);
  const number = encodeURIComponent(id.slice(2));
  if (url.includes('{number}')) return url.replaceAll('{country}', country).replaceAll('{number}', number);
  return `${url.replace(/\/$/, '')}/${country}/${number}`;
}
