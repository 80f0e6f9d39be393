// The lazy modules of the pages whose first load has a budget, as patterns of Vite's manifest keys. The texts are the German ones,
// about the longest. Routes that a page does not load lazily are in the entry anyway.
const texts = [/libs\/shell\/src\/messages\/de(?:\.json)?$/, /libs\/catalogue\/src\/messages\/de(?:\.json)?$/];

export const budgetedPages: Record<string, RegExp[]> = {
  home: [texts[0]!, /libs\/shell\/src\/home-page\/.*-route\.tsx?$/],
  category: [...texts, /libs\/catalogue\/src\/category-page\/.*-route\.tsx?$/],
  item: [...texts, /libs\/catalogue\/src\/item-page\/.*-route\.tsx?$/],
};

/** Bytes of script, gzip, before a page is interactive: more fails, less than the reach is the aim. */
export const scriptBudgetBytes = 145_000;
export const scriptReachBytes = 130_000;
