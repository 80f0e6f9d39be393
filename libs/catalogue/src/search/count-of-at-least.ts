import { formatCount } from '@shop/i18n';

/** "10,000+" where more were found than counted. */
export const countOfAtLeast = (value: number, hasMore: boolean, tag: string): string =>
  `${formatCount(value, tag)}${hasMore ? '+' : ''}`;
