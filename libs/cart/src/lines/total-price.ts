import { addAmounts, multiplyAmount, type Price } from '@shop/api-contracts';

type UnitPrice = Pick<Price, 'amount' | 'currency'>;

/** Price of several lines together; undefined without lines, or in two currencies. */
export function totalPrice(lines: readonly { price: UnitPrice; quantity: number }[]): UnitPrice | undefined {
  const currency = lines[0]?.price.currency;
  if (currency === undefined || lines.some(({ price }) => price.currency !== currency)) return undefined;
  return { amount: addAmounts(lines.map(({ price, quantity }) => multiplyAmount(price.amount, quantity))), currency };
}
