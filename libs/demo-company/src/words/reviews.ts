import type { Language } from '@shop/commerce-model';

/** Review texts about units, parts and kits, each in its author's language. */
export const reviewTexts: { language: Language; stars: number; about: 'unit' | 'part' | 'kit'; text: string }[] = [
  {
    language: 'en',
    stars: 5,
    about: 'unit',
    text: 'Replaced a shell-and-tube unit of three times the length. The approach is as on the data sheet.',
  },
  { language: 'en', stars: 4, about: 'unit', text: 'Good unit. The feet are 4 mm lower than drawn, we had to shim.' },
  { language: 'en', stars: 5, about: 'part', text: 'Fits a plate from 2003 without a knife. Clips hold.' },
  { language: 'en', stars: 3, about: 'kit', text: 'Complete, but the tightening table was only in German.' },
  {
    language: 'sv',
    stars: 5,
    about: 'unit',
    text: 'Monterad på en förmiddag. Tryckfallet stämmer på en kilopascal när.',
  },
  { language: 'sv', stars: 4, about: 'part', text: 'Passar bra. Leveransen tog två dagar längre än angivet.' },
  { language: 'sv', stars: 5, about: 'kit', text: 'Allt låg i rätt ordning i lådan. Vi sparade en timme per växlare.' },
  { language: 'de', stars: 5, about: 'unit', text: 'Läuft seit zwei Jahren im Dreischichtbetrieb ohne Nachspannen.' },
  {
    language: 'de',
    stars: 2,
    about: 'part',
    text: 'Zwei von vierzig Dichtungen hatten Grat und mussten nachgearbeitet werden. Ersatz kam sofort.',
  },
  { language: 'de', stars: 4, about: 'kit', text: 'Vollständig und gut beschriftet.' },
  {
    language: 'fr',
    stars: 4,
    about: 'unit',
    text: 'Appareil conforme au plan, raccords bien alignés. Emballage un peu léger.',
  },
  { language: 'fr', stars: 5, about: 'part', text: 'Livré en trois jours, monté sans difficulté.' },
  { language: 'nl', stars: 5, about: 'unit', text: 'Compact en precies op maat. De drukval klopt met de berekening.' },
  { language: 'nl', stars: 4, about: 'kit', text: 'Handige set, alleen de handleiding mag uitgebreider.' },
  {
    language: 'pt-BR',
    stars: 5,
    about: 'unit',
    text: 'Instalado na linha de pasteurização, atingiu a temperatura prevista no primeiro dia.',
  },
  { language: 'pt-BR', stars: 4, about: 'part', text: 'Boa qualidade. O prazo poderia ser menor.' },
  {
    language: 'sr-Latn',
    stars: 5,
    about: 'unit',
    text: 'Radi tačno kako piše u listu sa podacima. Montaža bez problema.',
  },
  { language: 'sr-Latn', stars: 3, about: 'part', text: 'Zaptivka je dobra, ali je pakovanje stiglo oštećeno.' },
];

export const aliases = [
  'K. Lindqvist',
  'pumproom7',
  'M. Whitcombe',
  'J. Brandt',
  'Instandhaltung Nord',
  'C. Marchand',
  'HVAC-tech',
  'R. de Vries',
  'A. Figueiredo',
  'Toplana 2',
  'S. O’Brien',
  'D. Petrović',
];
