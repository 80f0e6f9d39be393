/** Loaded on demand, since most opened categories are leaves. */
export const loadSubCategoriesPage = async () => (await import('./sub-categories-page.tsx')).SubCategoriesPage;
