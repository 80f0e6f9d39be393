import type { Image } from '@shop/api-contracts';
import type { VariantTable } from '@shop/commerce-model';
import { Coder, pickCoded, type Coded } from './coded.ts';
import { TextPacker, type PackedTexts } from './packed-texts.ts';

/** One article, as the index needs it. */
export interface Article extends Offer {
  commercialItemId: string;
  genericItemId: string;
  articleNumber: string;
  tags: string[];
}

/** What price and availability are computed from. */
export interface Offer {
  /** Category of its canonical address, which determines its price. */
  categoryId: string;
  listPrice: number | null;
  sales: VariantTable['sales'];
  stock: number;
  leadTimeDays: number;
}

/** An article as it is read from the database. */
export interface ArticleRow extends Offer {
  /** In the order of the catalogue. */
  position: number;
  commercialItemId: string;
  genericItemId: string;
  articleNumber: string;
  tags: string[];
  drawing: string | null;
}

/** Columns with one entry per article. */
export interface ArticleColumns {
  positions: Uint32Array;
  commercialItemIds: PackedTexts;
  genericItemIds: PackedTexts;
  articleNumbers: PackedTexts;
  categoryIds: Coded<string>;
  /** Euro cents; NaN for none. */
  listPrices: Float64Array;
  sales: Coded<VariantTable['sales']>;
  stocks: Int32Array;
  leadTimesInDays: Int32Array;
  tags: Coded<string[]>;
  /** Ids; null for none. */
  drawings: Coded<string | null>;
}

/** The articles of a category as columns: an object is made for those alone that a page shows. */
export class Articles {
  readonly columns: ArticleColumns;
  /** Pictures of the articles, each once. */
  readonly images: Image[];
  readonly #imagesById: ReadonlyMap<string, Image>;
  readonly #imageOfDrawing: Int32Array;

  constructor(columns: ArticleColumns, images: ReadonlyMap<string, Image>) {
    this.columns = columns;
    this.images = [...images.values()];
    this.#imagesById = images;
    const ids = [...images.keys()];
    this.#imageOfDrawing = Int32Array.from(columns.drawings.dictionary, (id) => (id === null ? -1 : ids.indexOf(id)));
  }

  get size(): number {
    return this.columns.positions.length;
  }

  idAt(row: number): string {
    return this.columns.commercialItemIds.at(row);
  }

  /** Index into `images`, -1 for none. */
  imageAt(row: number): number {
    return this.#imageOfDrawing[this.columns.drawings.codes[row]!]!;
  }

  offerAt(row: number): Offer {
    const { categoryIds, listPrices, sales, stocks, leadTimesInDays } = this.columns;
    const listPrice = listPrices[row]!;
    return {
      categoryId: categoryIds.dictionary[categoryIds.codes[row]!]!,
      listPrice: Number.isNaN(listPrice) ? null : listPrice,
      sales: sales.dictionary[sales.codes[row]!]!,
      stock: stocks[row]!,
      leadTimeDays: leadTimesInDays[row]!,
    };
  }

  at(row: number): Article {
    const { genericItemIds, articleNumbers, tags } = this.columns;
    return {
      ...this.offerAt(row),
      commercialItemId: this.idAt(row),
      genericItemId: genericItemIds.at(row),
      articleNumber: articleNumbers.at(row),
      tags: tags.dictionary[tags.codes[row]!]!,
    };
  }

  /** Some of the articles, in the order of `kept`. */
  pick(kept: Uint32Array): Articles {
    return new Articles(pickArticles(this.columns, kept), this.#imagesById);
  }
}

/** Some of the articles, in the order of `kept`. */
export function pickArticles(columns: ArticleColumns, kept: Uint32Array): ArticleColumns {
  return {
    positions: kept.map((row) => columns.positions[row]!),
    commercialItemIds: columns.commercialItemIds.pick(kept),
    genericItemIds: columns.genericItemIds.pick(kept),
    articleNumbers: columns.articleNumbers.pick(kept),
    categoryIds: pickCoded(columns.categoryIds, kept),
    listPrices: Float64Array.from(kept, (row) => columns.listPrices[row]!),
    sales: pickCoded(columns.sales, kept),
    stocks: Int32Array.from(kept, (row) => columns.stocks[row]!),
    leadTimesInDays: Int32Array.from(kept, (row) => columns.leadTimesInDays[row]!),
    tags: pickCoded(columns.tags, kept),
    drawings: pickCoded(columns.drawings, kept),
  };
}

/** Collects articles one by one. */
export class ArticleCollector {
  readonly #positions: number[] = [];
  readonly #commercialItemIds = new TextPacker();
  readonly #genericItemIds = new TextPacker();
  readonly #articleNumbers = new TextPacker();
  readonly #categoryIds = new Coder<string>();
  readonly #listPrices: number[] = [];
  readonly #sales = new Coder<VariantTable['sales']>();
  readonly #stocks: number[] = [];
  readonly #leadTimesInDays: number[] = [];
  readonly #tags = new Coder<string[]>();
  readonly #drawings = new Coder<string | null>();

  add(row: ArticleRow): void {
    this.#positions.push(row.position);
    this.#commercialItemIds.add(row.commercialItemId);
    this.#genericItemIds.add(row.genericItemId);
    this.#articleNumbers.add(row.articleNumber);
    this.#categoryIds.add(row.categoryId, row.categoryId);
    this.#listPrices.push(row.listPrice ?? Number.NaN);
    this.#sales.add(row.sales, row.sales);
    this.#stocks.push(row.stock);
    this.#leadTimesInDays.push(row.leadTimeDays);
    this.#tags.add(row.tags, row.tags.join('\n'));
    this.#drawings.add(row.drawing, row.drawing ?? '');
  }

  columns(): ArticleColumns {
    return {
      positions: Uint32Array.from(this.#positions),
      commercialItemIds: this.#commercialItemIds.texts(),
      genericItemIds: this.#genericItemIds.texts(),
      articleNumbers: this.#articleNumbers.texts(),
      categoryIds: this.#categoryIds.coded(),
      listPrices: Float64Array.from(this.#listPrices),
      sales: this.#sales.coded(),
      stocks: Int32Array.from(this.#stocks),
      leadTimesInDays: Int32Array.from(this.#leadTimesInDays),
      tags: this.#tags.coded(),
      drawings: this.#drawings.coded(),
    };
  }
}
