import type { Language } from '@shop/commerce-model';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import ptBR from './pt-BR.json' with { type: 'json' };
import srLatn from './sr-Latn.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

/** The word of the catalogue, and what people say for it. */
export const synonyms: Record<Language, Record<string, string[]>> = {
  en,
  sv,
  de,
  fr,
  nl,
  'pt-BR': ptBR,
  'sr-Latn': srLatn,
};
