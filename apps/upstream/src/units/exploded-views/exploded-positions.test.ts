import { inEachLanguage, type StoredExplodedPosition } from '@shop/commerce-model';
import type { BuiltList, ListedArticle } from '../parts/built-list.ts';
import { positionsOf } from './exploded-positions.ts';

const gasket: StoredExplodedPosition = {
  number: 12,
  x: 1,
  y: 2,
  targetX: 3,
  targetY: 4,
  names: inEachLanguage(() => 'Channel gasket'),
  listPosition: 12,
  commercialItemId: null,
  drawnQuantity: 1,
  assemblyId: null,
};
const listed = (articleNumber: string, quantity: number): ListedArticle => ({
  position: 12,
  quantity,
  articleNumber,
  built: undefined,
  offered: undefined,
  isSuccessor: false,
});
const card = (): never => {
  throw new Error('Nothing is offered here');
};
const positions = (
  stored: Partial<StoredExplodedPosition>,
  parts: ListedArticle[],
  source: BuiltList['source'] = 'asBuilt',
) =>
  positionsOf({ ...gasket, ...stored }, { parts, source }, { language: 'en', card }).map(
    ({ number, builtArticleNumber, quantity, quantityRule }) => [number, builtArticleNumber, quantity, quantityRule],
  );

describe('a numbered part of an exploded view', () => {
  it('J5: has each of its articles with its own quantity, since a pack may be mixed after a regasketing', () => {
    expect(positions({}, [listed('GC-NBR', 40), listed('GC-EPDM', 12), listed('GC-NBR', 7)])).toEqual([
      [12, 'GC-NBR', 47, 'asBuilt'],
      [12, 'GC-EPDM', 12, 'asBuilt'],
    ]);
  });

  it('J5: has no quantity where its list does not name it', () => {
    expect(positions({}, [], 'standard')).toEqual([[12, null, null, 'standard']]);
  });

  it('J5: says of a unit without any list neither a quantity nor where it would come from', () => {
    expect(positions({}, [], 'none')).toEqual([[12, null, null, null]]);
  });

  it('J5: that no list has stands for what the picture shows', () => {
    expect(positions({ listPosition: null, drawnQuantity: 2 }, [listed('GC-NBR', 40)], 'none')).toEqual([
      [12, null, 2, 'drawn'],
    ]);
  });
});
