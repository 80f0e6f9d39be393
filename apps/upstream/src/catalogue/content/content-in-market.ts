import type { ContentPart, Inline } from '@shop/api-contracts';
import { settingsOf, type StoredPart } from '@shop/commerce-model';
import type { MarketContext } from '../../memory/market-context.ts';

/**
 * Parts for a market: without those of other countries, and with `{company}`, `{address}`, `{email}` and `{phone}`
 * replaced.
 */
export function partsInMarket(parts: readonly StoredPart[], { market }: MarketContext): ContentPart[] {
  const { contact } = settingsOf(market, undefined);
  const values: Record<string, string> = {
    company: contact?.name ?? '',
    address: contact?.address ?? '',
    email: contact?.email ?? '',
    phone: contact?.phoneNumber ?? '',
  };
  return parts
    .filter(({ countries }) => !countries || countries.includes(market.country))
    .map(({ countries: _countries, ...part }) => filled(part, values));
}

function filled(part: ContentPart, values: Record<string, string>): ContentPart {
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? values[name]! : placeholder,
    );
  const fillRuns = (runs: Inline[]): Inline[] =>
    runs.map((run) => ({
      ...run,
      text: fill(run.text),
      ...(run.href === undefined ? {} : { href: filledAddress(run.href, values) }),
    }));
  switch (part.type) {
    case 'heading':
      return { ...part, text: fill(part.text) };
    case 'paragraph':
      return { ...part, runs: fillRuns(part.runs) };
    case 'list':
      return { ...part, items: part.items.map(fillRuns) };
    case 'table':
      return { ...part, head: part.head.map(fill), rows: part.rows.map((row) => row.map(fillRuns)) };
    case 'question':
      return { ...part, question: fill(part.question), answer: part.answer.map(fillRuns) };
    default:
      return part;
  }
}

/** `mailto:{email}`, `tel:{phone}`; values are encoded, so they add nothing else to the address. */
function filledAddress(href: string, { email = '', phone = '' }: Record<string, string>): string {
  return href
    .replace('{email}', encodeURIComponent(email).replace('%40', '@'))
    .replace('{phone}', phone.replace(/[^+\d]/g, ''));
}
