import * as z from 'zod/mini';

/** Control and format characters that nobody sees but line breaks, tabs and the joiners of scripts and emoji. */
const invisible = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/**
 * Check that removes what nobody sees from a typed text, such as marks that turn its direction, and spaces around it.
 * Comes first, so that bounds count what is kept. A text with NUL stays as it is: nobody types that, and it is refused.
 */
export const visible = () => z.overwrite<string>((text) => (text.includes('\0') ? text : removeInvisible(text).trim()));

/** Text without signs that nobody sees, as marks of direction and zero-width spaces. */
export const removeInvisible = (text: string): string => text.replaceAll(invisible, '');
