import { addAmounts, multiplyAmount, type Quote, type QuoteOffer } from '@shop/api-contracts';

export type Accepted = NonNullable<QuoteOffer['accepted']>;

/** Total of the accepted lines of an offer with its freight if that is an amount, without tax. */
export function acceptedTotal(
  { lines }: Pick<Quote, 'lines'>,
  { revisions }: Pick<QuoteOffer, 'revisions'>,
  { revision, lineIds }: Pick<Accepted, 'revision' | 'lineIds'>,
): string {
  const offered = revisions.find((one) => one.revision === revision);
  const freight = offered?.terms?.freightAmount ?? [];
  return addAmounts(
    lineIds
      .flatMap((lineId) => {
        const unitPrice = offered?.lines.find((line) => line.lineId === lineId)?.unitPrice;
        const quantity = lines.find((line) => line.lineId === lineId)?.quantity;
        return unitPrice && quantity !== undefined ? multiplyAmount(unitPrice, quantity) : [];
      })
      .concat(freight),
  );
}
