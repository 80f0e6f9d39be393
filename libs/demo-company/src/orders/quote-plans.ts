import type { QuoteMessage, QuoteState } from '@shop/api-contracts';

/** Special data of a line: note, unit target price, ISO day. */
interface LineMore {
  note?: string;
  targetPrice?: number;
  wantedDate?: string;
}

/** Special data of an offered line, by index. */
interface OfferedMore {
  /** Per cent below the shop price, if different from the revision's. */
  less?: number;
  isNotSupplied?: true;
  /** Article number. */
  substitute?: string;
  note?: string;
  leadTimeDays?: number;
}

export interface OfferPlan {
  /** Id of the location. */
  at: string;
  state: Exclude<QuoteState, 'expired'>;
  /** Only without a revision. */
  preparedAt?: string;
  revisions?: {
    at: string;
    /** ISO day. */
    until: string;
    /** Per cent below the shop price, or below the list price when the shop has none. */
    less: number;
    leadTimeDays: number;
    text: string;
    lines?: Record<number, OfferedMore>;
  }[];
  messages?: { at: string; from: QuoteMessage['from']; author: string; text: string; line?: number }[];
  declined?: { by: QuoteMessage['from']; at: string; reason: string };
  /** All lines of the last revision. */
  accepted?: { at: string; reference: string; orderNumber: string };
}

/** The distinguishing data of a quote request; `createQuotes` derives the rest. */
export interface QuotePlan {
  /** First name of an account, or full name of a colleague without one. */
  by: string;
  customerNumber: string | null;
  country: string;
  requestedAt: string;
  /** Its dates move: `demoDay` becomes the day on which the demo is started. */
  isLive?: true;
  reference: string;
  text: string | null;
  wantedDate?: string;
  lines: [articleNumber: string, quantity: number, more?: LineMore][];
  offers: OfferPlan[];
  /** The customer has unread changes. */
  hasNews?: true;
}

/** The day that the plans refer to. Events of live requests happened the day before or earlier. */
export const demoDay = '2026-11-21';

/** Quote requests of the demo, oldest first: all states; a partner with users has received four. */
export const quotePlans: QuotePlan[] = [
  {
    by: 'anna',
    customerNumber: '100001',
    country: 'DE',
    requestedAt: '2026-08-31T07:20:00Z',
    reference: 'HV-26-0402 Werft Rostock',
    text: 'Bitte Lieferung frei Werft, Halle 3.',
    wantedDate: '2026-09-11',
    lines: [
      ['GX-050-CP-H-44', 60],
      ['GX-050-E1-44', 2],
    ],
    offers: [
      {
        at: 'becker-hamburg',
        state: 'declined',
        revisions: [
          {
            at: '2026-09-02T09:12:00Z',
            until: '2026-09-30',
            less: 6,
            leadTimeDays: 15,
            text: 'Vielen Dank für Ihre Anfrage. Lieferung frei Haus in einer Sendung.',
          },
        ],
        declined: {
          by: 'customer',
          at: '2026-09-04T06:48:00Z',
          reason: 'Leider zu spät für unseren Stillstand am 11. September.',
        },
      },
      {
        at: 'lausitz-cottbus',
        state: 'declined',
        declined: { by: 'customer', at: '2026-09-04T06:50:00Z', reason: 'Wir haben den Auftrag verschoben.' },
      },
    ],
  },
  {
    by: 'sam',
    customerNumber: '100008',
    country: 'US',
    requestedAt: '2026-09-22T16:05:00Z',
    reference: 'Wort cooler 2',
    text: 'Replacement for our wort cooler, ammonia on the other side.',
    wantedDate: '2026-11-02',
    lines: [['SW-150-R25-122-H', 1]],
    offers: [
      {
        at: 'vadholm-milwaukee',
        state: 'declined',
        preparedAt: '2026-09-23T13:00:00Z',
        messages: [
          {
            at: '2026-09-24T14:31:00Z',
            from: 'partner',
            author: 'Vadholm Heat Transfer Inc.',
            text: 'Which code stamp does your insurer ask for?',
          },
          { at: '2026-09-24T18:02:00Z', from: 'customer', author: 'Sam Carter', text: 'ASME Section VIII, U stamp.' },
        ],
        declined: {
          by: 'partner',
          at: '2026-09-28T15:20:00Z',
          reason: 'With the stamp we cannot deliver before February. We would rather say so now.',
        },
      },
    ],
  },
  {
    by: 'marie',
    customerNumber: '100002',
    country: 'FR',
    requestedAt: '2026-09-28T08:15:00Z',
    reference: 'Ligne 1, révision',
    text: null,
    lines: [
      ['GX-050-GC-HNBRF', 122],
      ['GX-050-CP-L-44', 12],
    ],
    offers: [
      {
        at: 'garonne-toulouse',
        state: 'offered',
        revisions: [
          {
            at: '2026-09-30T09:40:00Z',
            until: '2026-10-30',
            less: 7,
            leadTimeDays: 12,
            text: 'Prix valables pour la commande des deux lignes.',
          },
        ],
        messages: [
          {
            at: '2026-10-05T07:58:00Z',
            from: 'customer',
            author: 'Marie Dubois',
            text: 'Pouvez-vous livrer les joints en deux fois ?',
            line: 0,
          },
          {
            at: '2026-10-05T13:10:00Z',
            from: 'partner',
            author: 'Garonne Thermique SAS',
            text: 'Oui, sans supplément : une moitié sous 5 jours, le reste sous 12 jours.',
          },
        ],
      },
      {
        at: 'nord-lille',
        state: 'declined',
        declined: { by: 'partner', at: '2026-10-01T10:00:00Z', reason: 'Notre atelier est complet jusqu’en novembre.' },
      },
    ],
  },
  {
    by: 'grace',
    customerNumber: '100004',
    country: 'GB',
    requestedAt: '2026-11-02T10:10:00Z',
    reference: 'Cream plant, heat recovery',
    text: 'Eight identical units, to be called off together.',
    wantedDate: '2027-02-15',
    lines: [['GX-150-L16-351', 8]],
    offers: [
      {
        at: 'vadholm-sheffield',
        state: 'accepted',
        revisions: [
          {
            at: '2026-11-04T11:30:00Z',
            until: '2026-11-30',
            less: 1,
            leadTimeDays: 101,
            text: 'Thank you for your request. One delivery, frames assembled.',
          },
          {
            at: '2026-11-06T15:05:00Z',
            until: '2026-11-30',
            less: 4,
            leadTimeDays: 94,
            text: 'Revised as discussed: a better price for all eight, and a week earlier.',
          },
        ],
        messages: [
          {
            at: '2026-11-05T09:15:00Z',
            from: 'customer',
            author: 'Grace Osei',
            text: 'We need them by the middle of February. And for eight of them, can you do something about the price?',
            line: 0,
          },
          {
            at: '2026-11-06T15:06:00Z',
            from: 'partner',
            author: 'Vadholm Heat Transfer Ltd',
            text: 'We can do both: see the revised offer.',
          },
        ],
        accepted: { at: '2026-11-10T08:30:00Z', reference: 'ED/26/1104', orderNumber: 'SO-240113' },
      },
    ],
  },
  {
    by: 'marie',
    customerNumber: '100003',
    country: 'DE',
    requestedAt: '2026-11-12T09:00:00Z',
    isLive: true,
    reference: 'DM-2026-58 MS Elbe',
    text: 'Für die Werftzeit in Hamburg, Abholung möglich.',
    wantedDate: '2026-12-07',
    lines: [
      ['GX-080-CP-H-44', 24, { targetPrice: 48_00 }],
      ['GX-080-NU-24', 24],
    ],
    offers: [
      {
        at: 'becker-hamburg',
        state: 'offered',
        revisions: [
          {
            at: '2026-11-13T08:25:00Z',
            until: '2026-11-27',
            less: 4,
            leadTimeDays: 8,
            text: 'Vielen Dank für Ihre Anfrage. Ab Lager Hamburg.',
          },
          {
            at: '2026-11-17T10:44:00Z',
            until: '2026-12-04',
            less: 4,
            leadTimeDays: 6,
            text: 'Platten noch einmal gerechnet, Muttern unverändert.',
            lines: { 0: { less: 9 } },
          },
        ],
        messages: [
          {
            at: '2026-11-16T14:20:00Z',
            from: 'customer',
            author: 'Marie Dubois',
            text: 'Die Platten sind uns noch zu teuer. Geht da etwas?',
            line: 0,
          },
          {
            at: '2026-11-17T10:46:00Z',
            from: 'partner',
            author: 'Paul Becker',
            text: 'Ich habe die Platten neu angeboten, bis 4. Dezember.',
          },
        ],
      },
      { at: 'isartal-muenchen', state: 'inPreparation', preparedAt: '2026-11-18T07:10:00Z' },
    ],
  },
  // two of three have offered: with a substitute, with an unavailable line, and with a revision
  {
    by: 'anna',
    customerNumber: '100001',
    country: 'SE',
    requestedAt: '2026-11-13T08:40:00Z',
    isLive: true,
    reference: 'Pumpstation 4, översyn',
    text: 'Vi öppnar växlaren i vecka 50 och vill ha allt på plats innan dess.',
    wantedDate: '2026-12-04',
    lines: [
      ['GX-050-GC-NBR', 61, { wantedDate: '2026-12-02' }],
      ['GX-050-CP-H-44', 20, { targetPrice: 280_00 }],
      ['GX-050-TB-20-420', 10, { note: 'Förzinkade, om ni har dem.' }],
      ['GX-050-LI-NBR', 4],
    ],
    offers: [
      {
        at: 'vastkusten-goteborg',
        state: 'offered',
        revisions: [
          {
            at: '2026-11-14T09:05:00Z',
            until: '2026-12-05',
            less: 5,
            leadTimeDays: 7,
            text: 'Tack för förfrågan! Vi föreslår packningar i HNBR: de tål både olja och högre temperatur.',
            lines: {
              0: { less: -12, substitute: 'GX-050-GC-HNBR', note: 'HNBR i stället för NBR, finns i lager.' },
              2: { leadTimeDays: 14, note: 'Förzinkade.' },
            },
          },
          {
            at: '2026-11-17T12:30:00Z',
            until: '2026-12-11',
            less: 5,
            leadTimeDays: 7,
            text: 'Bättre pris på packningarna, kortare tid på bultarna.',
            lines: {
              0: { less: -8, substitute: 'GX-050-GC-HNBR', note: 'HNBR i stället för NBR, finns i lager.' },
              2: { leadTimeDays: 9, note: 'Förzinkade.' },
            },
          },
        ],
        messages: [
          {
            at: '2026-11-16T07:15:00Z',
            from: 'customer',
            author: 'Anna Lindqvist',
            text: 'HNBR går bra. Kan ni möta priset på NBR lite bättre?',
            line: 0,
          },
          {
            at: '2026-11-17T12:32:00Z',
            from: 'partner',
            author: 'Västkustens Värmeservice AB',
            text: 'Vi har sänkt priset på packningarna, och bultarna kommer redan efter nio dagar.',
          },
        ],
      },
      {
        at: 'norrland-lulea',
        state: 'offered',
        revisions: [
          {
            at: '2026-11-16T13:20:00Z',
            until: '2026-12-01',
            less: 8,
            leadTimeDays: 10,
            text: 'Allt utom anslutningshylsorna, som är slut hos oss.',
            lines: { 3: { isNotSupplied: true, note: 'Slut till i januari.' } },
          },
        ],
      },
      { at: 'norrland-umea', state: 'inPreparation', preparedAt: '2026-11-19T10:00:00Z' },
    ],
  },
  // ends at 23:59 of the day on which the demo is started
  {
    by: 'anna',
    customerNumber: '100001',
    country: 'SE',
    requestedAt: '2026-11-05T12:00:00Z',
    isLive: true,
    reference: 'Reservväxlare kaj 5',
    text: null,
    lines: [['GX-080-H16-121', 1]],
    offers: [
      {
        at: 'vastkusten-goteborg',
        state: 'offered',
        revisions: [
          {
            at: '2026-11-07T08:10:00Z',
            until: demoDay,
            less: 6,
            leadTimeDays: 28,
            text: 'Med igångkörning på plats. Priset gäller i två veckor.',
          },
        ],
      },
    ],
  },
  {
    by: 'anna',
    customerNumber: '100001',
    country: 'DE',
    requestedAt: '2026-11-16T06:55:00Z',
    isLive: true,
    reference: 'HV-26-0521 Rostock',
    text: 'Bitte beide Positionen zusammen liefern.',
    lines: [
      ['SK-RG-050-H-061', 2],
      ['SK-CL-DES-20', 3],
    ],
    offers: [
      { at: 'becker-hamburg', state: 'inPreparation', preparedAt: '2026-11-18T08:00:00Z' },
      {
        at: 'rheinwerk-koeln',
        state: 'offered',
        revisions: [
          {
            at: '2026-11-18T09:30:00Z',
            until: '2026-12-15',
            less: 5,
            leadTimeDays: 18,
            text: 'Vielen Dank für Ihre Anfrage. Wir liefern beides zusammen.',
          },
        ],
      },
    ],
    hasNews: true,
  },
  {
    by: 'marie',
    customerNumber: '100002',
    country: 'FR',
    requestedAt: '2026-11-19T15:45:00Z',
    isLive: true,
    reference: 'Ligne 2',
    text: 'Nous changeons tous les joints pendant l’arrêt de janvier.',
    wantedDate: '2027-01-08',
    lines: [
      ['GX-080-GC-EPDM', 81],
      ['GX-080-CP-H-44', 4],
    ],
    offers: [
      { at: 'nord-lille', state: 'requested' },
      { at: 'garonne-toulouse', state: 'requested' },
    ],
  },
  {
    by: 'noah',
    customerNumber: null,
    country: 'GB',
    requestedAt: '2026-11-15T20:30:00Z',
    isLive: true,
    reference: '',
    text: 'For a swimming pool heater. I would fit the kit myself if that is possible.',
    lines: [['SK-RG-050-N-061', 1]],
    offers: [
      {
        at: 'clydeside-glasgow',
        state: 'offered',
        revisions: [
          {
            at: '2026-11-18T11:00:00Z',
            until: '2026-12-02',
            less: 3,
            leadTimeDays: 20,
            text: 'Kit with instructions. Please check the number of plates before you order.',
          },
        ],
        messages: [
          {
            at: '2026-11-17T16:12:00Z',
            from: 'partner',
            author: 'Clydeside Heat Exchange Ltd',
            text: 'You can fit it yourself: you need a torque wrench and about half a day.',
          },
        ],
      },
    ],
    hasNews: true,
  },
  // a colleague without an account asked by phone
  {
    by: 'Johan Berg',
    customerNumber: '100001',
    country: 'DE',
    requestedAt: '2026-11-20T14:25:00Z',
    isLive: true,
    reference: 'Jour Rostock',
    text: 'Eilt: die Anlage steht.',
    wantedDate: '2026-11-27',
    lines: [
      ['GX-050-LI-HNBR', 4],
      ['GX-050-CN-50', 2],
    ],
    offers: [{ at: 'becker-hamburg', state: 'requested' }],
  },
  {
    by: 'anna',
    customerNumber: '100001',
    country: 'SE',
    requestedAt: '2026-11-18T10:20:00Z',
    isLive: true,
    reference: 'Pumpstation 2',
    text: null,
    lines: [['SK-RG-050-H-121', 1]],
    offers: [
      {
        at: 'norrland-umea',
        state: 'inPreparation',
        preparedAt: '2026-11-19T12:40:00Z',
        messages: [
          {
            at: '2026-11-19T12:45:00Z',
            from: 'partner',
            author: 'Norrlands Kylteknik AB',
            text: 'Vill ni att vi byter packningarna på plats, eller räcker satsen?',
            line: 0,
          },
        ],
      },
    ],
    hasNews: true,
  },
];
