/** The account of a scope, without the customer number that is in use. */
export const accountRefOf = (scope: string): string => scope.split(':', 1)[0]!;
