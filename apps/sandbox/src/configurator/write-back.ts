import { languageTags } from '@shop/i18n/server';
import { createHmac } from 'node:crypto';
import { languageFor } from '../languages.ts';
import { dataSheet } from './data-sheet.ts';
import { factsOf } from './facts.ts';
import type { Session } from './sessions.ts';
import { linesOf, listPriceOf, nameOf, type Choices } from './unit.ts';

const responseTimeoutMs = 10_000;

/**
 * Writes a unit back to the shop: `POST {shop}/webhooks/configurator`, signed in the header `hmacsignature` with the
 * HMAC-SHA256 of the body in base64. Resolves to whether the shop has it.
 */
export async function writeBack(
  session: Session,
  choices: Choices,
  { shopUrl, key }: { shopUrl: string; key: string },
): Promise<boolean> {
  const { t } = languageFor(session.language);
  const title = nameOf(choices, t);
  const sheet = {
    name: `${title}.pdf`,
    content: dataSheet(choices, { title, rows: factsOf(choices, t) }).toString('base64'),
  };
  const body = JSON.stringify({
    sessionId: session.sessionId,
    savedAt: Date.now(),
    names: Object.fromEntries(languageTags.map((tag) => [tag, nameOf(choices, languageFor(tag).t)])),
    lines: linesOf(choices).map((line, n) => ({ ...line, enclosures: n === 0 ? [sheet] : [] })),
    listPrice: listPriceOf(choices),
    design: JSON.stringify(choices),
  });
  try {
    const answer = await fetch(`${shopUrl}/webhooks/configurator`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        hmacsignature: createHmac('sha256', key).update(body).digest('base64'),
      },
      body,
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
