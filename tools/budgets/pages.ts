// The lazy modules of the pages whose first load has a budget, as patterns of Vite's manifest keys. Routes that a page does not load
// lazily are in the entry anyway; its texts are part of the page.
export const budgetedPages: Record<string, RegExp[]> = {
  home: [/libs\/shell\/src\/home-page\/.*-route\.tsx?$/],
  category: [/libs\/catalogue\/src\/category-page\/.*-route\.tsx?$/],
  item: [/libs\/catalogue\/src\/item-page\/.*-route\.tsx?$/],
};

/** Maximum bytes of script, gzip, before a page is interactive. */
export const scriptBudgetBytes = 140_500;
/** Maximum bytes of styles, gzip, with which one of these pages is painted. */
export const styleBudgetBytes = 16_800;
