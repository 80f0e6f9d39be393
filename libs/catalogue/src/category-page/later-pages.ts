import { hydrateLater } from '@shop/platform';

// the loader loads their code, so a page never appears without its heading

/** Loaded on demand, since most opened categories are leaves. */
export const SubCategoriesPage = hydrateLater(
  async () => (await import('./sub-categories-page.tsx')).SubCategoriesPage,
);

/** Loaded on demand, since few categories have a matrix. */
export const PartsMatrixPage = hydrateLater(
  async () => (await import('../parts-matrix/parts-matrix-page.tsx')).PartsMatrixPage,
);
