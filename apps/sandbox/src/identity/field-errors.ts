import { z } from 'zod';
import type { Texts } from '../languages.ts';

/** Minimum and maximum length of a password, in characters; the maximum only keeps hashing cheap. */
const minPasswordLength = 8;
const maxPasswordLength = 128;
const maxNameLength = 80;
const maxEmailLength = 254;

const email = z.email().max(maxEmailLength);

/** Localized error of a typed email address; undefined when it is valid. */
export function emailErrorOf(text: string, t: Texts): string | undefined {
  const address = text.trim();
  if (address === '') return t('emailMissing');
  return email.safeParse(address).success ? undefined : t('emailInvalid');
}

export function newPasswordErrorOf(text: string, t: Texts): string | undefined {
  const length = [...text].length;
  if (length < minPasswordLength) return t('passwordShort');
  return length > maxPasswordLength ? t('tooLong', { most: maxPasswordLength }) : undefined;
}

export function nameErrorOf(text: string, missing: string, t: Texts): string | undefined {
  if (text.trim() === '') return missing;
  return text.trim().length > maxNameLength ? t('tooLong', { most: maxNameLength }) : undefined;
}
