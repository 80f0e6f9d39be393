import { texts } from '../../texts.ts';
import { page } from '../written.ts';
import { de } from './terms/de.ts';
import { en } from './terms/en.ts';
import { fr } from './terms/fr.ts';
import { nl } from './terms/nl.ts';
import { pt } from './terms/pt.ts';
import { sr } from './terms/sr.ts';
import { sv } from './terms/sv.ts';

/** `/terms`, accepted at sign-in. */
export const terms = page('terms', '2026-10-05', texts(en, sv, de, fr, nl, pt, sr));
