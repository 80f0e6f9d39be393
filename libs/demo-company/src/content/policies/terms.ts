import { page } from '../written.ts';
import { de } from './terms/de.ts';
import { en } from './terms/en.ts';
import { fr } from './terms/fr.ts';
import { nl } from './terms/nl.ts';
import { ptBR } from './terms/pt-BR.ts';
import { srLatn } from './terms/sr-Latn.ts';
import { sv } from './terms/sv.ts';

/** `/terms`, accepted at sign-in. */
export const terms = page('terms', '2026-10-05', { en, sv, de, fr, nl, 'pt-BR': ptBR, 'sr-Latn': srLatn });
