import type { CartChange, CategoryItems, ItemCard } from '@shop/api-contracts';
import { randomUUID } from 'node:crypto';
import { atMost, type BenchRow } from './row.ts';

const manyLines = 500;
/** V8 compiles the check of so large an answer after some thirty of them, which halves its time. */
const unmeasuredRounds = 40;

/**
 * An anonymous cart of 500 lines for the units, beside the same articles without units: read in turns, the best of all
 * rounds of each.
 */
export async function measureCartForUnits(
  shopUrl: string,
  equipmentIds: readonly string[],
  rounds: number,
): Promise<BenchRow> {
  const call = async <Answer>(path: string, query: Record<string, string>, body?: object): Promise<Answer> => {
    const market = { language: 'en', country: 'GB', locale: 'en-gb' };
    const response = await fetch(`${shopUrl}/api${path}?${new URLSearchParams({ ...market, ...query })}`, {
      headers: { 'x-csrf': '1', origin: shopUrl, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path} is answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const cards: ItemCard[] = [];
  for (let page = 1; cards.length < manyLines; page += 1) {
    const { items } = await call<CategoryItems>('/items/category/gaskets', { page: String(page) });
    if (items.length === 0) throw new Error(`Only ${cards.length} articles for a cart of ${manyLines} lines`);
    cards.push(...items.filter(({ salesDetails }) => salesDetails?.salesActions.includes('Buy')));
  }
  const cartWith = async (unitOf: (n: number) => object): Promise<{ id: string; ms: number }> => {
    const lines = cards.slice(0, manyLines);
    const items = lines.map(({ genericItemId, commercialItemId, categoryId, salesDetails }, n) => ({
      cartItemId: { genericItemId, commercialItemId, categoryId, ...unitOf(n) },
      quantity: salesDetails!.minimumQuantity,
    }));
    const path = `/cart/${randomUUID().replaceAll('-', '')}/addmany`;
    const { id } = await call<CartChange>(path, {}, { items, action: 'Buy' });
    return { id, ms: Infinity };
  };
  const plain = await cartWith(() => ({}));
  const forUnits = await cartWith((n) => ({ equipmentId: equipmentIds[n % equipmentIds.length] }));
  for (let round = -unmeasuredRounds; round < rounds; round += 1) {
    for (const one of [plain, forUnits]) {
      const startedAt = performance.now();
      await call(`/cart/${one.id}`, { action: 'Buy' });
      if (round >= 0) one.ms = Math.min(one.ms, performance.now() - startedAt);
    }
  }
  return {
    what: `cart of ${manyLines} lines for ${equipmentIds.length} units`,
    measured: `${forUnits.ms.toFixed(1)} ms`,
    reference: `without units: ${plain.ms.toFixed(1)} ms`,
    ...atMost(forUnits.ms / plain.ms, 2),
  };
}
