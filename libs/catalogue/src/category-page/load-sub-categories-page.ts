/** Most categories that people open have articles: the page of the others comes with them alone. */
export const loadSubCategoriesPage = async () => (await import('./sub-categories-page.tsx')).SubCategoriesPage;
