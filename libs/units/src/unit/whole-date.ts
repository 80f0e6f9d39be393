import { formatDate } from '@shop/i18n';

/** A date for the middle of a sentence, which breaks no line. */
export const wholeDate = (iso: string, tag: string): string => formatDate(iso, tag).replaceAll(' ', '\u00a0');
