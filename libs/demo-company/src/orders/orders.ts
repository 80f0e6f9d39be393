import type { AddressFields, OrderAddress, OrderContact } from '@shop/api-contracts';
import {
  freightChoices,
  settingsOf,
  type StoredLine,
  type StoredTotals,
  taxOn,
  toAmount,
  usStateRates,
} from '@shop/commerce-model';
import { customers } from '../people/customers.ts';
import type { OrderSeed } from '../demo-company.ts';
import { markets } from '../markets/markets.ts';
import { linesOf, type Buyer, type Sources } from './order-lines.ts';
import { orderPlans, type OrderPlan } from './order-plans.ts';
import { users } from '../people/users.ts';

/** Stable ids of orders; numbers count from 1, oldest first. */
export const demoOrderId = (number: number): string => `30000000${String(number).padStart(24, '0')}`;

/** Below the numbers of the database sequence. */
const firstOrderNumber = 240_092;
const firstInvoiceNumber = 510_031;
const firstComplaintNumber = 6_998;

/** Creates the placed orders of the demo people; throws when a plan refers to something unknown. */
export function createOrders(sources: Sources): OrderSeed[] {
  let invoices = firstInvoiceNumber;
  let complaints = firstComplaintNumber;
  return orderPlans.map((plan, n) => {
    const buyer = buyerOf(plan);
    const { user, customer, market } = buyer;
    const number = firstOrderNumber + n;
    const addresses = (customer ?? user).addresses;
    const shippingAddress = addresses[plan.address ?? addresses.findIndex((one) => one.defaultDelivery)]!;
    const invoiceAddress = addresses.find((one) => one.defaultInvoice)!;
    const lines = linesOf(plan, buyer, sources);
    const goods = lines.reduce(
      (sum, line) => sum + (line.unitPrice ?? 0) * line.quantity + (line.configuration?.price ?? 0),
      0,
    );
    const freight = freightOf(plan, buyer, { goods, lines, countryCode: shippingAddress.countryCode, sources });
    const isExempt = customer?.isTaxExempt === true && market.country === 'US';
    const taxRate =
      market.country === 'US' ? (isExempt ? 0 : usStateRates[shippingAddress.stateCode]!) : market.taxRate;
    const net = goods + Math.round(Number(freight.amount) * 100);
    const tax = taxOn(net, taxRate);
    const totals: StoredTotals = {
      goods,
      freight: net - goods,
      taxRate,
      tax,
      includesTax: false,
      taxExemptState: isExempt ? shippingAddress.stateCode : null,
      total: net + tax,
    };
    const shipments = (plan.shipments ?? []).map(({ lines: shipped, deliveredOn = null, ...shipment }, position) => {
      const trackingNumber = `${shipment.carrier[0]}${number}${String(position + 1).padStart(4, '0')}`;
      const isFetched = plan.way === 'collect';
      return {
        ...shipment,
        id: String(position + 1),
        deliveredOn,
        trackingNumber: isFetched ? '' : trackingNumber,
        trackingUrl: isFetched ? null : trackingUrlOf(shipment.carrier, trackingNumber),
        lines: (shipped ?? [...lines.keys()]).map((at) => ({
          lineId: lines[at]!.lineId,
          quantity: lines[at]!.quantity,
        })),
      };
    });
    return {
      id: demoOrderId(n + 1),
      orderNumber: `SO-${number}`,
      oid: buyer.oid,
      customerNumber: plan.customerNumber,
      country: market.country,
      companySite: customer?.companySite ?? null,
      locale: user.locale,
      placedBy: buyer.placedBy,
      placedAt: plan.placedAt,
      contact: contactOf(plan, buyer),
      shippingAddress: orderAddress(shippingAddress),
      invoiceAddress: invoiceAddress === shippingAddress ? null : orderAddress(invoiceAddress),
      freight,
      lines: lines.map((line) => ({ ...line, promisedDate: line.requestedDate ?? freight.deliveryDate })),
      totals,
      currency: market.currency,
      paymentMethod: plan.method ?? 'scheme',
      status: plan.status,
      shipments,
      documents: [
        ...shipments.map(({ id, shippedOn: day }) => ({
          id: `delivery-${id}`,
          kind: 'deliveryNote' as const,
          number: `DN-${number}-${id}`,
          day,
        })),
        ...(plan.status === 'shipped' || plan.status === 'delivered'
          ? [
              {
                id: 'invoice',
                kind: 'invoice' as const,
                number: `INV-${invoices++}`,
                day: shipments.at(-1)!.shippedOn,
              },
            ]
          : []),
      ],
      claims: (plan.claims ?? []).map(({ line, ...complaint }) => ({
        ...complaint,
        claimNumber: `CL-${complaints++}`,
        lineId: lines[line]!.lineId,
      })),
    };
  });
}

function buyerOf({ by, customerNumber }: OrderPlan): Buyer {
  const account = users.find(({ firstName }) => firstName.toLowerCase() === by);
  const user = account ?? users.find((one) => one.customerNumbers.includes(customerNumber!))!;
  const customer = customers.find(({ number }) => number === customerNumber);
  const locale = customer?.selectedLocale ?? user.locale;
  return {
    user: { ...user, locale },
    customer,
    market: markets.find(({ locales }) => locales.includes(locale))!,
    placedBy: account ? `${account.firstName} ${account.lastName}` : by,
    oid: account?.oid ?? null,
  };
}

function freightOf(
  { way = 'economy', placedAt, shipments, promised, partialDelivery = false }: OrderPlan,
  { market }: Buyer,
  of: { goods: number; lines: StoredLine[]; countryCode: string; sources: Sources },
): OrderSeed['freight'] {
  const today = placedAt.slice(0, 10);
  const articles = of.lines.map(({ commercialItemId }) =>
    of.sources.variants.find((one) => one.commercialItemId === commercialItemId)!,
  );
  const weights = articles.map(({ attributes }, n) => {
    const [weight] = attributes['weightEmpty'] ?? [];
    return Number(weight ?? 0) * of.lines[n]!.quantity;
  });
  const consigned = { kilograms: weights.reduce((sum, one) => sum + one, 0), goods: of.goods, market, today };
  const choices = freightChoices({
    ...consigned,
    countryCode: of.countryCode,
    readyInDays: 0,
    requestedDate: null,
  });
  const sent = choices.find(({ id }) => id === way);
  return {
    id: way,
    incoterm: way === 'collect' ? 'EXW' : 'DAP',
    amount: sent?.amount ?? toAmount(0),
    currency: market.currency,
    deliveryDate: promised ?? shipments?.at(-1)?.deliveredOn ?? sent!.deliveryDate,
    requestedDeliveryDate: null,
    partialDelivery,
  };
}

/** Includes only fields that the market uses. */
function contactOf(plan: OrderPlan, { user, market, placedBy }: Buyer): OrderContact {
  const settings = settingsOf(market, undefined);
  const asked = (name: 'companyNumber' | 'electronicInvoiceNumber' | 'vatId'): string =>
    settings[`${name}Enabled`] === 'Off' ? '' : user[name];
  return {
    email: user.email,
    phoneNumber: user.phoneNumber,
    yourReference: placedBy,
    customerOrderReference: plan.reference ?? '',
    remark: plan.remark ?? '',
    companyNumber: asked('companyNumber'),
    electronicInvoiceNumber: asked('electronicInvoiceNumber'),
    vatId: asked('vatId'),
  };
}

function orderAddress({ displayName: _name, defaultDelivery: _d, defaultInvoice: _i, ...address }: AddressFields) {
  return address satisfies OrderAddress;
}

const trackingUrlOf = (carrier: string, number: string): string =>
  `https://track.${carrier.toLowerCase().replaceAll(' ', '-')}.example/${number}`;
