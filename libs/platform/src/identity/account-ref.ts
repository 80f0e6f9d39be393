/** The account part of an identity scope, without the customer number. */
export const accountRefOf = (scope: string): string => scope.split(':', 1)[0]!;

/** The customer number that a page with this identity scope is shown for; empty without one. */
export const customerNumberOf = (scope: string): string => scope.slice(accountRefOf(scope).length + 1);
