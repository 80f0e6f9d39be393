import { paths } from '@shop/platform';

/** Query `address` opens one address, or an empty form for a new one: Back closes it, and after signing in again it is still open. */
export const addressParameter = 'address';
export const newAddress = 'new';

export const addressPath = (id: string): string =>
  `${paths.addresses()}?${new URLSearchParams({ [addressParameter]: id })}`;
