/** Category id for "no category". */
export const noCategoryId = 'a001';
