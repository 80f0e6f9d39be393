/** State of a navigation that only narrows own units, or shows them otherwise. */
export const samePage = { samePage: true };
