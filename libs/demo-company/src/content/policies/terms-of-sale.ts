import { page } from '../written.ts';
import { de } from './terms-of-sale/de.ts';
import { en } from './terms-of-sale/en.ts';
import { fr } from './terms-of-sale/fr.ts';
import { nl } from './terms-of-sale/nl.ts';
import { ptBR } from './terms-of-sale/pt-BR.ts';
import { srLatn } from './terms-of-sale/sr-Latn.ts';
import { sv } from './terms-of-sale/sv.ts';

/** Loaded in the checkout. */
export const termsOfSale = page('terms-sale', '2026-10-05', { en, sv, de, fr, nl, 'pt-BR': ptBR, 'sr-Latn': srLatn });
