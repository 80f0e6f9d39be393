import { texts } from '../../texts.ts';
import { page } from '../written.ts';
import { de } from './privacy-policy/de.ts';
import { en } from './privacy-policy/en.ts';
import { fr } from './privacy-policy/fr.ts';
import { nl } from './privacy-policy/nl.ts';
import { pt } from './privacy-policy/pt.ts';
import { sr } from './privacy-policy/sr.ts';
import { sv } from './privacy-policy/sv.ts';

/** `/privacypolicy`: the law that is named depends on the country. */
export const privacyPolicy = page('privacypolicy', '2026-11-02', texts(en, sv, de, fr, nl, pt, sr));
