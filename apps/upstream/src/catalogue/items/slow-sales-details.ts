import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Simulates the slow system with price and availability of some articles: waits once per answer, and not at all when
 * none of its articles is on request.
 */
export async function waitForSlowSystem(articles: { sales: string }[], slowSalesDetailsMs: number): Promise<void> {
  if (articles.some(({ sales }) => sales === 'onRequest')) await sleep(slowSalesDetailsMs);
}
