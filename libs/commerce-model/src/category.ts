import type { FilterType, MatrixLayout } from '@shop/api-contracts';
import type { Language, Translated } from './language.ts';
import { slugOf } from './slug.ts';

export interface StoredCategory {
  id: string;
  parentId: string | null;
  visible: boolean;
  name: Partial<Translated>;
  defaultName: string;
  metaDescription: Translated;
  /** Attribute ids: columns of the list view; the first four also appear on cards. */
  columns: string[];
  /** `attributeId` is null for `words` (name and article number) and `availability`. */
  filters: { id: string; type: FilterType; attributeId: string | null }[];
  /** Attribute ids: how its articles are shown as a matrix of one model. */
  matrix?: Omit<MatrixLayout, 'models'>;
  /** Its articles look alike: they are shown as a list unless the person chooses. */
  view?: 'list';
}

/** The displayed name: the translation, or the default name without one. */
export function nameOfCategory(category: Pick<StoredCategory, 'name' | 'defaultName'>, language: Language): string {
  return category.name[language] || category.defaultName;
}

/** The name of a category as a part of its address in a language. */
export function slugOfCategory(category: Pick<StoredCategory, 'name' | 'defaultName'>, language: Language): string {
  return slugOf(nameOfCategory(category, language));
}
