/** Addresses of a balloon and of its row in the list, so that they lead to each other without a script too. */
export const balloonId = (number: number): string => `balloon-${number}`;
export const partRowId = (number: number): string => `part-${number}`;
