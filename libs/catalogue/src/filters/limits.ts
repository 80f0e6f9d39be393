import { recountLimit } from '@shop/api-contracts';

export const isRecountedInBrowser = (totalUnfiltered: number): boolean => totalUnfiltered < recountLimit;
