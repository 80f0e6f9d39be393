// The lazy modules of the pages whose first load has a budget, as patterns of Vite's manifest keys. Routes that a page does not load
// lazily are in the entry anyway; its texts are part of the page.
export const budgetedPages: Record<string, RegExp[]> = {
  home: [/libs\/shell\/src\/home-page\/.*-route\.tsx?$/],
  category: [/libs\/catalogue\/src\/category-page\/.*-route\.tsx?$/],
  item: [/libs\/catalogue\/src\/item-page\/.*-route\.tsx?$/],
};

/** Maximum bytes of script, gzip, before a page is interactive; the target is `scriptReachBytes`. */
export const scriptBudgetBytes = 143_800;
export const scriptReachBytes = 130_000;
/** Maximum bytes of styles, gzip, with which one of these pages is painted. */
export const styleBudgetBytes = 21_600;
