/** Loaded on demand, since few categories have a matrix. */
export const loadPartsMatrixPage = async () => (await import('./parts-matrix-page.tsx')).PartsMatrixPage;
