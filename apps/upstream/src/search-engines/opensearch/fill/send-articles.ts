import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { IndexedArticle } from '../index-definition.ts';
import { OpenSearchError, type OpenSearchClient } from '../opensearch-client.ts';

const bulkMs = 15_000;
const attempts = 4;
const firstPauseMs = 250;

const bulkSchema = z.object({
  errors: z.boolean(),
  items: z._default(z.array(z.object({ index: z.object({ status: z.number(), error: z.optional(z.unknown()) }) })), []),
});

/**
 * Sends articles in one bulk, again after a pause while OpenSearch is too busy for some of them, unless the signal ends that. Throws an OpenSearchError.
 */
export async function sendArticles(
  client: OpenSearchClient,
  alias: string,
  articles: readonly IndexedArticle[],
  signal?: AbortSignal,
): Promise<void> {
  const lines = articles.flatMap((article) => [
    JSON.stringify({ index: { _id: article.articleId } }),
    JSON.stringify(article),
  ]);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(client, alias, `${lines.join('\n')}\n`, articles.length);
    } catch (error) {
      const isTemporary = error instanceof OpenSearchError && ['busy', 'timeout', 'away'].includes(error.reason);
      if (!isTemporary || attempt === attempts || signal?.aborted) throw error;
      await sleep(firstPauseMs * 2 ** attempt);
    }
  }
}

async function sendOnce(client: OpenSearchClient, alias: string, body: string, wanted: number): Promise<void> {
  const { errors, items } = await client({
    method: 'POST',
    path: `${alias}/_bulk?require_alias=true`,
    body,
    answer: bulkSchema,
    timeoutMs: bulkMs,
  });
  if (!errors && items.length === wanted) return;
  const failed = items.find(({ index }) => index.status >= 300)?.index;
  const isBusy = failed?.status === 429;
  throw new OpenSearchError(
    isBusy ? 'busy' : failed ? 'refused' : 'garbage',
    `a bulk of ${wanted} articles is answered ${JSON.stringify(failed ?? { items: items.length })}`,
  );
}
