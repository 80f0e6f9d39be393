import { paths } from '@shop/platform';

/** Query parameter that opens the form of an address or of a new one: Back closes it, and it stays open after signing in again. */
export const addressParameter = 'address';
export const newAddress = 'new';

export const addressPath = (id: string): string =>
  `${paths.addresses()}?${new URLSearchParams({ [addressParameter]: id })}`;
