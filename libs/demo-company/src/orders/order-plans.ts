import type { Complaint, OrderStatus, PaymentMethod } from '@shop/api-contracts';

type Lines = [articleNumber: string, quantity: number, requestedDate?: string][];

/** The distinguishing data of an order; `createOrders` derives the rest. */
export interface OrderPlan {
  /** First name of an account, or full name of a colleague without one, who ordered by phone. */
  by: string;
  customerNumber: string | null;
  placedAt: string;
  status: OrderStatus;
  /** `spring stop`: the 150 lines of Anna's list. */
  lines: Lines | 'spring stop';
  /** With the configured unit of `orderedUnit`. */
  hasUnit?: true;
  way?: 'economy' | 'express' | 'collect' | 'agreed';
  /** Per cent below the shop price: ordered from an offer. */
  less?: number;
  method?: PaymentMethod;
  reference?: string;
  remark?: string;
  /** Index of the owner's address; defaults to the one for deliveries. */
  address?: number;
  partialDelivery?: boolean;
  /** ISO day; defaults to the delivery, or to the day from freight. */
  promised?: string;
  /** Lines by index; all by default. */
  shipments?: { shippedOn: string; deliveredOn?: string; carrier: string; lines?: number[] }[];
  claims?: (Pick<Complaint, 'quantity' | 'reason' | 'text' | 'state' | 'createdAt'> & { line: number })[];
}

const nordfrakt = 'Nordfrakt';
const spedition = 'Kontinent Spedition';
const albion = 'Albion Parcels';
const lakes = 'Great Lakes Freight';

/** Orders of the demo, oldest first. */
export const orderPlans: OrderPlan[] = [
  {
    by: 'anna',
    customerNumber: '100001',
    placedAt: '2026-02-03T08:12:41Z',
    status: 'delivered',
    reference: 'HV-26-0071',
    lines: [
      ['GX-050-GC-NBR', 61],
      ['GX-050-GE-NBR', 2],
      ['SK-CL-DES-20', 1],
    ],
    shipments: [{ shippedOn: '2026-02-04', deliveredOn: '2026-02-06', carrier: nordfrakt }],
  },
  {
    by: 'paul',
    customerNumber: '200001',
    placedAt: '2026-02-17T13:40:02Z',
    status: 'delivered',
    reference: 'BK-4500118',
    lines: [
      ['BZ-052-H30-060', 12],
      ['BZ-112-H30-080', 4],
    ],
    shipments: [{ shippedOn: '2026-02-24', deliveredOn: '2026-02-27', carrier: spedition }],
  },
  // a discontinued article
  {
    by: 'anna',
    customerNumber: '100001',
    placedAt: '2026-03-11T15:02:19Z',
    status: 'delivered',
    reference: 'HV-26-0133',
    lines: [
      ['BZ-028-H45-080', 2],
      ['KV-025', 4],
    ],
    shipments: [{ shippedOn: '2026-03-13', deliveredOn: '2026-03-17', carrier: nordfrakt }],
  },
  {
    by: 'noah',
    customerNumber: null,
    placedAt: '2026-03-29T19:51:30Z',
    status: 'delivered',
    method: 'paypal',
    lines: [['BZ-028-H30-040', 1]],
    shipments: [{ shippedOn: '2026-03-30', deliveredOn: '2026-04-01', carrier: albion }],
  },
  {
    by: 'grace',
    customerNumber: '100004',
    placedAt: '2026-04-08T09:25:00Z',
    status: 'delivered',
    method: 'account',
    reference: 'ED/26/0418',
    lines: [
      ['SK-CL-DES-10', 4],
      ['GX-080-GC-EPDM', 81],
      ['0450 117', 2],
    ],
    shipments: [{ shippedOn: '2026-04-09', deliveredOn: '2026-04-14', carrier: albion }],
    claims: [
      {
        line: 1,
        quantity: 6,
        reason: 'damaged',
        text: 'The outer carton was torn and six gaskets are kinked at the ring around the port.',
        state: 'accepted',
        createdAt: '2026-04-15T10:03:00Z',
      },
    ],
  },
  {
    by: 'marie',
    customerNumber: '100002',
    placedAt: '2026-04-21T07:30:55Z',
    status: 'delivered',
    reference: 'CMD 2026-0093',
    lines: [
      ['GX-050-GC-HNBRF', 61],
      ['GX-050-GE-HNBRF', 2],
      ['SK-CL-DES-20', 2],
    ],
    shipments: [{ shippedOn: '2026-04-23', deliveredOn: '2026-04-29', carrier: spedition }],
  },
  {
    by: 'sam',
    customerNumber: '100008',
    placedAt: '2026-05-05T16:20:11Z',
    status: 'delivered',
    reference: 'PO 10482',
    way: 'express',
    lines: [
      ['BZ-112-H30-060', 2],
      ['BV-050', 8],
    ],
    shipments: [{ shippedOn: '2026-05-06', deliveredOn: '2026-05-11', carrier: lakes }],
  },
  // spare parts for opening four units at once
  {
    by: 'anna',
    customerNumber: '100001',
    placedAt: '2026-05-18T06:45:12Z',
    status: 'delivered',
    reference: 'HV-26-0240 Vårstopp',
    remark: 'Ring förmannen på pumpstation 2 en timme innan bilen kommer: +46 40 555 01 29.',
    lines: 'spring stop',
    shipments: [
      { shippedOn: '2026-05-20', deliveredOn: '2026-05-22', carrier: nordfrakt, lines: [...Array(110).keys()] },
      {
        shippedOn: '2026-06-08',
        deliveredOn: '2026-06-10',
        carrier: nordfrakt,
        lines: Array.from({ length: 40 }, (_, n) => 110 + n),
      },
    ],
  },
  {
    by: 'marie',
    customerNumber: '100003',
    placedAt: '2026-06-02T12:00:00Z',
    status: 'delivered',
    reference: 'DM-2026-31',
    lines: [
      ['GX-080-GC-EPDM', 40],
      ['0450 117', 2],
    ],
    shipments: [{ shippedOn: '2026-06-03', deliveredOn: '2026-06-09', carrier: spedition }],
  },
  {
    by: 'grace',
    customerNumber: '100004',
    placedAt: '2026-06-15T14:18:37Z',
    status: 'delivered',
    method: 'account',
    reference: 'ED/26/0655',
    lines: [['BV-050', 2]],
    hasUnit: true,
    shipments: [{ shippedOn: '2026-07-02', deliveredOn: '2026-07-08', carrier: albion }],
  },
  // ordered by phone, by a colleague without an account
  {
    by: 'Johan Berg',
    customerNumber: '100001',
    placedAt: '2026-06-24T11:05:00Z',
    status: 'delivered',
    reference: 'Jour 24/6',
    way: 'express',
    address: 2,
    lines: [
      ['GX-050-TB-20-420', 10],
      ['GX-050-NU-20', 20],
      ['GX-050-LW-20', 20],
    ],
    shipments: [{ shippedOn: '2026-06-24', deliveredOn: '2026-06-25', carrier: nordfrakt }],
    claims: [
      {
        line: 1,
        quantity: 4,
        reason: 'return',
        text: '',
        state: 'declined',
        createdAt: '2026-09-30T08:40:00Z',
      },
    ],
  },
  {
    by: 'paul',
    customerNumber: '200001',
    placedAt: '2026-07-07T08:08:08Z',
    status: 'cancelled',
    reference: 'BK-4500207',
    lines: [['GX-080-H16-081', 1]],
  },
  {
    by: 'erik',
    customerNumber: '100005',
    placedAt: '2026-07-29T10:33:20Z',
    status: 'delivered',
    reference: 'NF 26-118',
    lines: [
      ['AH-050-1F2R', 2],
      ['KV-032', 4],
    ],
    shipments: [{ shippedOn: '2026-08-03', deliveredOn: '2026-08-06', carrier: nordfrakt }],
  },
  {
    by: 'sam',
    customerNumber: '100008',
    placedAt: '2026-08-12T18:02:45Z',
    status: 'shipped',
    reference: 'PO 10577',
    promised: '2026-11-30',
    lines: [
      ['GX-050-H16-091', 1],
      ['YS-050', 2],
    ],
    shipments: [{ shippedOn: '2026-11-09', carrier: lakes }],
  },
  {
    by: 'anna',
    customerNumber: '100001',
    placedAt: '2026-08-26T07:15:30Z',
    status: 'delivered',
    reference: 'HV-26-0388',
    way: 'collect',
    lines: [
      ['GX-050-H16-061', 1],
      ['SK-TT-20', 1],
    ],
    shipments: [{ shippedOn: '2026-09-14', deliveredOn: '2026-09-14', carrier: 'Avhämtad' }],
    claims: [
      {
        line: 1,
        quantity: 1,
        reason: 'wrong',
        text: 'Det låg en hylsa M24 i lådan i stället för M20.',
        state: 'received',
        createdAt: '2026-11-16T12:20:00Z',
      },
    ],
  },
  {
    by: 'grace',
    customerNumber: '100004',
    placedAt: '2026-09-09T13:00:00Z',
    status: 'shipped',
    method: 'account',
    reference: 'ED/26/0902',
    promised: '2026-11-24',
    address: 1,
    lines: [['GX-080-H16-121', 1, '2026-11-16']],
    shipments: [{ shippedOn: '2026-11-16', carrier: albion }],
  },
  {
    by: 'noah',
    customerNumber: null,
    placedAt: '2026-09-20T20:14:09Z',
    status: 'cancelled',
    method: 'paypal',
    lines: [['BZ-014-H30-020', 1]],
  },
  {
    by: 'marie',
    customerNumber: '100002',
    placedAt: '2026-10-01T09:09:09Z',
    status: 'inProduction',
    reference: 'CMD 2026-0211',
    promised: '2026-12-03',
    lines: [
      ['GX-080-H10-121-E', 1],
      ['SK-IH-080', 1],
    ],
  },
  {
    by: 'anna',
    customerNumber: '100001',
    placedAt: '2026-10-14T06:58:00Z',
    status: 'shipped',
    reference: 'HV-26-0467',
    promised: '2026-11-23',
    lines: [
      ['SK-CL-DES-50', 2],
      ['SK-CL-DEG-20', 2],
    ],
    shipments: [{ shippedOn: '2026-11-19', carrier: nordfrakt }],
  },
  // sent to another country than invoiced
  {
    by: 'anna',
    customerNumber: '100001',
    placedAt: '2026-10-27T14:41:00Z',
    status: 'partlyShipped',
    reference: 'HV-26-0491 Svanen',
    promised: '2026-12-14',
    address: 11,
    partialDelivery: true,
    lines: [
      ['GX-100-GC-NBR-04', 101],
      ['GX-100-H16-101', 1, '2026-12-14'],
    ],
    shipments: [{ shippedOn: '2026-10-29', deliveredOn: '2026-11-03', carrier: nordfrakt, lines: [0] }],
  },
  {
    by: 'paul',
    customerNumber: '200001',
    placedAt: '2026-11-02T10:10:10Z',
    status: 'partlyShipped',
    reference: 'BK-4500266',
    promised: '2027-01-18',
    partialDelivery: true,
    lines: [
      ['BZ-190-H25-120', 2],
      ['AC-063-1F2R', 1, '2027-01-18'],
      ['TS-C-50', 10],
    ],
    shipments: [{ shippedOn: '2026-11-04', carrier: spedition, lines: [0, 2] }],
  },
  {
    by: 'grace',
    customerNumber: '100004',
    placedAt: '2026-11-10T08:30:00Z',
    status: 'inProduction',
    method: 'account',
    reference: 'ED/26/1104',
    // its offer is among the quotes
    less: 4,
    promised: '2027-02-12',
    way: 'agreed',
    lines: [['GX-150-L16-351', 8]],
  },
  {
    by: 'sam',
    customerNumber: '100008',
    placedAt: '2026-11-13T15:47:00Z',
    status: 'received',
    reference: 'PO 10731',
    lines: [['SK-CL-DES-20', 3]],
  },
  {
    by: 'grace',
    customerNumber: '100004',
    placedAt: '2026-11-18T11:22:33Z',
    status: 'received',
    method: 'account',
    reference: 'ED/26/1131',
    lines: [
      ['BV-050', 6],
      ['SK-GS-1', 1],
    ],
  },
  {
    by: 'anna',
    customerNumber: '100001',
    placedAt: '2026-11-20T13:37:00Z',
    status: 'received',
    reference: 'HV-26-0533',
    remark: 'Lossning endast med bakgavellyft.',
    lines: [
      ['GX-050-GC-EPDM', 30],
      ['GX-050-LI-HNBR', 4],
      ['SK-TT-20', 1, '2026-12-07'],
    ],
  },
];
