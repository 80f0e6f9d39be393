import type { ContentBlock } from '@shop/api-contracts';
import { type Language, languages } from '@shop/commerce-model';
import { texts } from '../../texts.ts';

const words = {
  title: texts(
    'The right part for the unit in front of you',
    'Rätt del till växlaren du har framför dig',
    'Das richtige Teil für das Gerät, vor dem Sie stehen',
    'La bonne pièce pour l’appareil devant vous',
    'Het juiste onderdeel voor de wisselaar die voor u staat',
    'A peça certa para a unidade à sua frente',
    'Pravi deo za izmenjivač koji je pred vama',
  ),
  lead: texts(
    'Heat exchangers, spare parts and service kits, with the figures, drawings and prices you need to decide.',
    'Värmeväxlare, reservdelar och servicesatser, med de data, ritningar och priser du behöver för att bestämma dig.',
    'Wärmetauscher, Ersatzteile und Servicesätze, mit den Daten, Zeichnungen und Preisen, die Sie zur Entscheidung brauchen.',
    'Échangeurs de chaleur, pièces de rechange et kits de service, avec les caractéristiques, plans et prix utiles à votre choix.',
    'Warmtewisselaars, onderdelen en servicekits, met de gegevens, tekeningen en prijzen die u nodig hebt om te kiezen.',
    'Trocadores de calor, peças de reposição e kits de serviço, com os dados, desenhos e preços de que você precisa para decidir.',
    'Izmenjivači toplote, rezervni delovi i servisni kompleti, sa podacima, crtežima i cenama potrebnim za odluku.',
  ),
  heading: texts(
    'Made and serviced by Vadholm',
    'Tillverkas och servas av Vadholm',
    'Gebaut und gewartet von Vadholm',
    'Fabriqués et entretenus par Vadholm',
    'Gemaakt en onderhouden door Vadholm',
    'Fabricados e atendidos pela Vadholm',
    'Proizvodi i servisira Vadholm',
  ),
  paragraph: texts(
    'Vadholm has built heat exchangers in Malmö since 1948. Gaskets and plates for every series, also those no longer made, are kept in stock or pressed to order.',
    'Vadholm har byggt värmeväxlare i Malmö sedan 1948. Packningar och plattor till alla serier, även de som inte längre tillverkas, finns i lager eller pressas på beställning.',
    'Vadholm baut seit 1948 Wärmetauscher in Malmö. Dichtungen und Platten für alle Baureihen, auch für frühere, liegen am Lager oder werden auf Bestellung gepresst.',
    'Vadholm construit des échangeurs de chaleur à Malmö depuis 1948. Les joints et plaques de toutes les séries, même anciennes, sont en stock ou pressés à la commande.',
    'Vadholm bouwt sinds 1948 warmtewisselaars in Malmö. Pakkingen en platen voor alle series, ook de eerdere, liggen op voorraad of worden op bestelling geperst.',
    'A Vadholm fabrica trocadores de calor em Malmö desde 1948. Gaxetas e placas de todas as séries, inclusive as anteriores, estão em estoque ou são prensadas sob encomenda.',
    'Vadholm od 1948. godine proizvodi izmenjivače toplote u Malmeu. Zaptivke i ploče za sve serije, i za one koje se više ne prave, na stanju su ili se presuju po porudžbini.',
  ),
  points: [
    texts(
      'Drawings and dimensions for every unit',
      'Ritningar och mått för varje växlare',
      'Zeichnungen und Maße zu jedem Gerät',
      'Plans et cotes pour chaque appareil',
      'Tekeningen en maten bij elke wisselaar',
      'Desenhos e medidas de cada unidade',
      'Crteži i mere za svaki izmenjivač',
    ),
    texts(
      'Quotes answered within one working day',
      'Offertförfrågan besvaras inom en arbetsdag',
      'Angebote innerhalb eines Arbeitstags',
      'Devis sous un jour ouvré',
      'Offerte binnen één werkdag',
      'Cotações respondidas em um dia útil',
      'Ponuda u roku od jednog radnog dana',
    ),
    texts(
      'Fourteen service partners in six countries',
      'Fjorton servicepartner i sex länder',
      'Vierzehn Servicepartner in sechs Ländern',
      'Quatorze partenaires de service dans six pays',
      'Veertien servicepartners in zes landen',
      'Quatorze parceiros de serviço em seis países',
      'Četrnaest servisnih partnera u šest zemalja',
    ),
  ],
};

/** Content of home. */
export const start: { language: Language; block: ContentBlock }[] = languages.map((language) => ({
  language,
  block: {
    name: 'start',
    title: words.title[language],
    lead: words.lead[language],
    parts: [
      { type: 'heading', text: words.heading[language] },
      { type: 'paragraph', runs: [{ text: words.paragraph[language] }] },
      { type: 'list', items: words.points.map((point) => [{ text: point[language] }]) },
    ],
  },
}));
