import { addAmounts, multiplyAmount, type Quote, type QuoteOffer } from '@shop/api-contracts';

export type Accepted = NonNullable<QuoteOffer['accepted']>;

/** Total of the accepted lines of an offer, without tax. */
export function acceptedTotal(
  { lines }: Pick<Quote, 'lines'>,
  { revisions }: Pick<QuoteOffer, 'revisions'>,
  { revision, lineIds }: Pick<Accepted, 'revision' | 'lineIds'>,
): string {
  const offered = revisions.find((one) => one.revision === revision)?.lines ?? [];
  return addAmounts(
    lineIds.flatMap((lineId) => {
      const unitPrice = offered.find((line) => line.lineId === lineId)?.unitPrice;
      const quantity = lines.find((line) => line.lineId === lineId)?.quantity;
      return unitPrice && quantity !== undefined ? multiplyAmount(unitPrice, quantity) : [];
    }),
  );
}
