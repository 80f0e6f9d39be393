import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Stands for the slow system that knows price and availability of some articles: waits as long as it would, once for all articles of
 * an answer, and not at all when none of them is on request.
 */
export async function waitForSlowSystem(articles: { sales: string }[], slowSalesDetailsMs: number): Promise<void> {
  if (articles.some(({ sales }) => sales === 'onRequest')) await sleep(slowSalesDetailsMs);
}
