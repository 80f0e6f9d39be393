import type { Article } from './buy.ts';

/** Number of an article whose stock purchases do not use up. */
export const plentifulNumber = 'GX-050-NU-20';

/** An article of the British market by its number. */
export async function findArticle(upstreamUrl: string, articleNumber: string): Promise<Article> {
  const response = await fetch(`${upstreamUrl}/items/lookup?language=en&country=GB&locale=en-gb`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ articleNumbers: [articleNumber] }),
  });
  const [match] = (await response.json()) as { item: Article }[];
  const { genericItemId, commercialItemId, categoryId } = match!.item;
  return { genericItemId, commercialItemId, categoryId, articleNumber };
}
