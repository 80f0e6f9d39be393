/** Price of several pieces: `("0.10", 3)` is `"0.30"`. Exact, since it calculates in hundredths. */
export const multiplyAmount = (amount: string, quantity: number): string =>
  toAmount(hundredthsOf(amount) * BigInt(quantity));

/** Sum of amounts of one currency; `"0.00"` without any. Exact, since it calculates in hundredths. */
export const addAmounts = (amounts: readonly string[]): string =>
  toAmount(amounts.reduce((sum, amount) => sum + hundredthsOf(amount), 0n));

/** Amounts have two decimals in every currency (`amountSchema`). */
/** Throws an Error for a text that is no amount of the API: with other decimals it would count a hundred times as much, or as little. */
function hundredthsOf(amount: string): bigint {
  if (!/^-?\d+\.\d{2}$/.test(amount)) throw new Error(`Not an amount: ${amount}`);
  return BigInt(amount.replace('.', ''));
}

function toAmount(hundredths: bigint): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
