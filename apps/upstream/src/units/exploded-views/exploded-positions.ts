import type { ExplodedPosition } from '@shop/api-contracts';
import type { Language, StoredExplodedPosition } from '@shop/commerce-model';
import type { BuiltList, ListedArticle } from '../parts/built-list.ts';

interface PositionContext {
  language: Language;
  card: (article: NonNullable<ListedArticle['offered']>) => NonNullable<ExplodedPosition['item']>;
}

/**
 * A numbered part as this unit has it: once for each article that its list has there, since a pack may be mixed after a
 * regasketing. A part that no list names stands for what the picture shows.
 */
export function positionsOf(
  stored: StoredExplodedPosition,
  { parts, source }: Pick<BuiltList, 'parts' | 'source'>,
  { language, card }: PositionContext,
): ExplodedPosition[] {
  const { number, x, y, targetX, targetY, names, listPosition, commercialItemId, drawnQuantity, assemblyId } = stored;
  const isListed = listPosition !== null || commercialItemId !== null;
  const part = {
    number,
    balloon: { x, y, targetX, targetY },
    partName: names[language],
    quantityRule: !isListed ? ('drawn' as const) : source === 'none' ? null : source,
    assemblyId,
  };
  const listed = parts.filter(({ position, built }) =>
    listPosition === null
      ? commercialItemId !== null && built?.commercialItemId === commercialItemId
      : position === listPosition,
  );
  if (listed.length === 0) {
    const quantity = isListed ? null : drawnQuantity;
    return [{ ...part, quantity, itemId: null, item: null, builtArticleNumber: null, isSuccessor: false }];
  }
  const byArticle = new Map<string, ListedArticle[]>();
  for (const one of listed) byArticle.set(one.articleNumber, [...(byArticle.get(one.articleNumber) ?? []), one]);
  return [...byArticle.values()].map((same) => {
    const { articleNumber, offered, isSuccessor } = same[0]!;
    const item = offered ? card(offered) : null;
    return {
      ...part,
      quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
      itemId: item?.commercialItemId ?? null,
      item,
      builtArticleNumber: articleNumber,
      isSuccessor,
    };
  });
}
