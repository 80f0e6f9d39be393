/** "No category", where the id of one is asked for. */
export const noCategoryId = 'a001';
