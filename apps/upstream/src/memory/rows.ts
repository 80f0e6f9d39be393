import type { Filter, Image } from '@shop/api-contracts';
import type {
  ArticleKeyKind,
  AttributeValues,
  DocumentTable,
  DrawingImages,
  Language,
  Measure,
  StoredExplodedPosition,
  Translated,
  VariantDimensions,
  VariantTable,
} from '@shop/commerce-model';

/** An article for a card, as read from the database. */
export interface CardRow {
  commercialItemId: string;
  genericItemId: string;
  categoryId: string;
  articleNumber: string;
  name: string;
  /** Computed from the name when the row is read. */
  slug: string;
  attributes: AttributeValues;
  listPrice: number | null;
  sales: VariantTable['sales'];
  stock: number;
  leadTimeDays: number;
  minimumQuantity: number;
  packQuantity: number;
  quantityBreaks: { from: number; discount: number }[];
  images: DrawingImages | null;
  tags: string[];
}

export interface VariantRow {
  commercialItemId: string;
  articleNumber: string;
  name: string;
  slug: string;
  attributes: AttributeValues;
}

export interface ItemRow {
  id: string;
  categoryIds: string[];
  description: string;
  keyFigures: string[];
  variantAttributes: string[];
  tags: string[];
  reviewCount: number;
  averageStars: number | null;
  variants: VariantRow[];
}

export interface SelectedVariant extends CardRow {
  slugs: Record<string, string>;
  successorId: string | null;
  customsNumber: string;
  countryOfOrigin: string;
  dimensions: VariantDimensions | null;
  documents: DocumentRow[];
}

export interface DocumentRow {
  names: Translated;
  kind: DocumentTable['kind'];
  language: string | null;
  revision: string | null;
  src: string;
  format: string;
  bytes: number;
}

export interface Facets {
  /** Number of articles that match all filters. */
  total: number;
  /** True for an article, by its place in the index, that matches all filters. */
  matches: (row: number) => boolean;
  /** All articles in the order of the list; null for that of the index. */
  order: Uint32Array | null;
  filters: Filter[];
}

export interface Relations {
  /** The requested variant, or the item's first. */
  parent: { commercialItemId: string; categoryId: string };
  relations: {
    kind: 'sparePart' | 'serviceKit' | 'alternative';
    commercialItemId: string;
    position: number | null;
    quantityInUnit: number | null;
    text: string;
  }[];
  /** One variant of each item that this article is a part or a kit of. */
  fitting: string[];
  /** Of the whole unit; null where none is drawn. */
  explodedView: ExplodedViewRow | null;
}

export interface ExplodedViewRow {
  name: string;
  picture: Image;
  radius: number;
  positions: (Pick<StoredExplodedPosition, 'number' | 'x' | 'y' | 'listPosition' | 'drawnQuantity'> & {
    partName: string;
  })[];
}

export interface Hits {
  total: number;
  /** More match than were counted. */
  hasMore: boolean;
  /** Commercial ids, best first. */
  ids: string[];
  categories: { id: string; productCount: number; hasMore?: boolean }[];
  /** Articles with the expression as exact number: ours, superseded, another maker's, or the customer's own. */
  exact: { id: string; kind: ArticleKeyKind | 'customer' }[];
}

/** Lexemes of the search index of which an entry must have one, or one that begins like it. */
export interface LexemeGroup {
  lexemes: string[];
  isBeginning: boolean;
}

/** A word, code, number or measure of a search expression; every one must be found. */
export interface SearchTerm {
  /** As it is shown in a correction. */
  text: string;
  /** The words and everything that means the same: of one way an entry must have every group. */
  ways: LexemeGroup[][];
  /** Lexemes of the words themselves and of synonyms. */
  strong: string[];
  /** Beginnings of lexemes. */
  weak: string[];
  /** It says what the thing is: "gasket" in "GX-050 gasket". */
  isHead: boolean;
  measure: Measure | null;
}

/** A search expression read with the words of the catalogue. */
export interface ReadExpression {
  terms: SearchTerm[];
  /** The expression with unknown words replaced or left out; null when all are known. */
  correctedTo: string | null;
  /** Other languages that may know all of its words. */
  knownIn: Language[];
}
