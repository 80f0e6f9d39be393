import { dayIn, type StoredMarket } from '@shop/commerce-model';

/** ISO day in the time zone of the market that sells (docs/decisions/0018). */
export const today = ({ timeZone }: Pick<StoredMarket, 'timeZone'>): string => dayIn(timeZone);
