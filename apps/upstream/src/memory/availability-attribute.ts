import type { Availability } from '@shop/api-contracts';
import type { StoredAttribute, Translated } from '@shop/commerce-model';

const states: Record<Availability['state'], Translated> = {
  inStock: {
    en: 'In stock',
    sv: 'I lager',
    de: 'Auf Lager',
    fr: 'En stock',
    nl: 'Op voorraad',
    'pt-BR': 'Em estoque',
    'sr-Latn': 'Na stanju',
  },
  later: {
    en: 'Made to order',
    sv: 'Tillverkas på beställning',
    de: 'Wird für Sie gefertigt',
    fr: 'Fabriqué sur commande',
    nl: 'Op bestelling gemaakt',
    'pt-BR': 'Fabricado sob encomenda',
    'sr-Latn': 'Izrađuje se po narudžbini',
  },
  onRequest: {
    en: 'On request',
    sv: 'På förfrågan',
    de: 'Auf Anfrage',
    fr: 'Sur demande',
    nl: 'Op aanvraag',
    'pt-BR': 'Sob consulta',
    'sr-Latn': 'Na upit',
  },
  discontinued: {
    en: 'Discontinued',
    sv: 'Utgått',
    de: 'Nicht mehr lieferbar',
    fr: 'Arrêté',
    nl: 'Niet meer leverbaar',
    'pt-BR': 'Descontinuado',
    'sr-Latn': 'Više se ne proizvodi',
  },
};

/** Availability as a property of articles, so that it is filtered and counted like any other. */
export const availabilityAttribute: StoredAttribute = {
  id: 'availability',
  type: 'text',
  unit: null,
  name: {
    en: 'Availability',
    sv: 'Tillgänglighet',
    de: 'Verfügbarkeit',
    fr: 'Disponibilité',
    nl: 'Beschikbaarheid',
    'pt-BR': 'Disponibilidade',
    'sr-Latn': 'Dostupnost',
  },
  group: { en: '', sv: '', de: '', fr: '', nl: '', 'pt-BR': '', 'sr-Latn': '' },
  values: states,
};

/** Position of a state from best to worst. */
export const availabilityRank = (state: string | number): number => Object.keys(states).indexOf(String(state));
