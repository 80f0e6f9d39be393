/** The account part of an identity scope, without the customer number. */
export const accountRefOf = (scope: string): string => scope.split(':', 1)[0]!;
