import type { ProofCall } from './prove-replacement.ts';

/** Address that opens the same proof on screen; null where the address of the shop is not configured. */
export function proofAddress({ context, query }: ProofCall, shopUrl: string | null): string | null {
  if (shopUrl === null) return null;
  const { categoryId: _ofMarket, measures: _ofReader, ...fields } = query;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) search.set(name, `${value}`);
  }
  if (context.companyId !== null) search.set('companyId', `-${context.companyId}`);
  return `${shopUrl}/${context.locale}/unitreplacement/proof?${search.toString()}`;
}
