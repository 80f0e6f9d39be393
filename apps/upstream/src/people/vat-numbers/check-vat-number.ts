import { checkVAT, countries } from 'jsvat';
import * as z from 'zod/mini';
import { isVatId, tidyVatId } from '../users/vat-id.ts';

export interface VatCheckOptions {
  /**
   * Register that is asked: `{country}` and `{number}` in it are replaced, without them the two are appended as segments. Null: none.
   */
  url: string | null;
  timeoutMs?: number;
}

/** Nobody in the checkout waits longer for an outside register. */
const patienceMs = 2_000;

/** `valid` as we say it, `isValid` with `userError` as the European VIES says it, which answers an outage with isValid false. */
const answerSchema = z.union([
  z.object({ valid: z.boolean() }),
  z.object({ isValid: z.boolean(), userError: z._default(z.string(), '') }),
]);

/**
 * What can be said of a VAT id: `invalid` where its form or its check digits are wrong or the register does not know it, `valid` where the register
 * does, `notVerified` where nobody could say: an outage is never "valid" and never stops anybody. Null: nothing was entered.
 */
export async function checkVatNumber(
  vatId: string,
  { url, timeoutMs = patienceMs }: VatCheckOptions,
): Promise<'valid' | 'invalid' | 'notVerified' | null> {
  const id = tidyVatId(vatId);
  if (id === '') return null;
  const { isValidFormat, isValid } = checkVAT(id, countries);
  // a format that is newer than the library's tables is no error of the number
  if (!isVatId(id) || (isValidFormat && !isValid)) return 'invalid';
  if (url === null) return 'notVerified';
  try {
    const response = await fetch(addressOf(url, id), {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return 'notVerified';
    const answer = answerSchema.parse(await response.json());
    if ('valid' in answer) return answer.valid ? 'valid' : 'invalid';
    if (answer.isValid) return 'valid';
    return ['', 'INVALID'].includes(answer.userError) ? 'invalid' : 'notVerified';
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
