import { z } from 'zod';
import type { Texts } from '../languages.ts';

/** Minimum and maximum length of a password, in characters; the maximum only keeps hashing cheap. */
const passwordLeast = 8;
const passwordMost = 128;
const nameMost = 80;
const emailMost = 254;

const email = z.email().max(emailMost);

/** Localized error of a typed email address; undefined when it is valid. */
export function emailErrorOf(text: string, t: Texts): string | undefined {
  const address = text.trim();
  if (address === '') return t('emailMissing');
  return email.safeParse(address).success ? undefined : t('emailInvalid');
}

export function newPasswordErrorOf(text: string, t: Texts): string | undefined {
  const length = [...text].length;
  if (length < passwordLeast) return t('passwordShort');
  return length > passwordMost ? t('tooLong', { most: passwordMost }) : undefined;
}

export function nameErrorOf(text: string, missing: string, t: Texts): string | undefined {
  if (text.trim() === '') return missing;
  return text.trim().length > nameMost ? t('tooLong', { most: nameMost }) : undefined;
}
