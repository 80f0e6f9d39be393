import { page } from '../written.ts';
import { de } from './privacy-policy/de.ts';
import { en } from './privacy-policy/en.ts';
import { fr } from './privacy-policy/fr.ts';
import { nl } from './privacy-policy/nl.ts';
import { ptBR } from './privacy-policy/pt-BR.ts';
import { srLatn } from './privacy-policy/sr-Latn.ts';
import { sv } from './privacy-policy/sv.ts';

/** `/privacypolicy`: the law depends on the country. */
export const privacyPolicy = page('privacypolicy', '2026-11-02', {
  en,
  sv,
  de,
  fr,
  nl,
  'pt-BR': ptBR,
  'sr-Latn': srLatn,
});
