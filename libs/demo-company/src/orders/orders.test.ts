import { orderContactSchema, orderAddressSchema, orderFreightSchema, shipmentSchema } from '@shop/api-contracts';
import { createDemoCompany } from '../create-demo-company.ts';
import { createOrders, demoOrderId } from './orders.ts';

const company = createDemoCompany();
const { orders, customers, variants, taxExempts } = company;

describe('the demo orders', () => {
  it('I4: are 25 in all states, of companies and of a person without one', () => {
    expect(orders).toHaveLength(25);
    expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual(
      ['cancelled', 'delivered', 'inProduction', 'partlyShipped', 'received', 'shipped'].sort(),
    );
    expect(new Set(orders.map(({ customerNumber }) => customerNumber)).size).toBeGreaterThan(6);
    expect([...new Set(orders.map(({ paymentMethod }) => paymentMethod))].sort()).toEqual([
      'account',
      'paypal',
      'scheme',
    ]);
    expect([...new Set(orders.map(({ freight }) => freight.id))].sort()).toEqual(
      ['agreed', 'collect', 'economy', 'express'].sort(),
    );
    expect(orders.some(({ oid }) => oid === null)).toBe(true);
    expect(orders.some(({ lines }) => lines.some(({ configuration }) => configuration))).toBe(true);
    expect(Math.max(...orders.map(({ lines }) => lines.length))).toBe(150);
    const gone = new Set(variants.filter(({ sales }) => sales === 'discontinued').map((one) => one.commercialItemId));
    expect(orders.some(({ lines }) => lines.some(({ commercialItemId }) => gone.has(commercialItemId)))).toBe(true);
  });

  it('I4: match the contract', () => {
    for (const { id, contact, shippingAddress, invoiceAddress, freight, shipments } of orders) {
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(orderContactSchema.parse(contact)).toEqual(contact);
      for (const one of [shippingAddress, invoiceAddress ?? shippingAddress])
        expect(orderAddressSchema.parse(one)).toEqual(one);
      expect(orderFreightSchema.parse(freight)).toEqual(freight);
      for (const shipment of shipments) expect(shipmentSchema.parse(shipment)).toEqual(shipment);
    }
  });

  it('I4: add up, and only customers with credit order on account', () => {
    for (const { lines, totals, paymentMethod, customerNumber } of orders) {
      const sums = lines.map((line) => (line.unitPrice ?? 0) * line.quantity + (line.configuration?.price ?? 0));
      expect(totals.goods).toBe(sums.reduce((sum, one) => sum + one, 0));
      expect(totals.total).toBe(totals.goods + totals.freight! + totals.tax);
      const customer = customers.find(({ number }) => number === customerNumber);
      expect(paymentMethod === 'account').toBe(customer?.hasCredit ?? false);
    }
  });

  it('I4: are shipped after the order, in the ordered quantity, and invoiced after shipping', () => {
    for (const { placedAt, shipments, lines, status, documents } of orders) {
      for (const { shippedOn, deliveredOn, lines: sent } of shipments) {
        expect(shippedOn >= placedAt.slice(0, 10)).toBe(true);
        expect(deliveredOn === null || deliveredOn >= shippedOn).toBe(true);
        for (const { lineId, quantity } of sent) {
          expect(lines.find((line) => line.lineId === lineId)!.quantity).toBeGreaterThanOrEqual(quantity);
        }
      }
      const sentLines = shipments.flatMap((shipment) => shipment.lines.map(({ lineId }) => lineId));
      expect(new Set(sentLines).size).toBe(sentLines.length);
      const isSent = status === 'shipped' || status === 'delivered';
      expect(sentLines.length === lines.length).toBe(isSent);
      expect(documents.some(({ kind }) => kind === 'invoice')).toBe(isSent);
    }
  });

  it('have numbers below those of the database sequence', () => {
    const numbers = orders.map(({ orderNumber }) => Number(orderNumber.replace('SO-', '')));
    expect(Math.max(...numbers)).toBeLessThan(240_117);
    expect(new Set(numbers).size).toBe(numbers.length);
    const complaints = orders.flatMap((order) =>
      order.claims.map(({ claimNumber }) => Number(claimNumber.replace('CL-', ''))),
    );
    expect(Math.max(...complaints)).toBeLessThan(7_001);
    expect(orders.map(({ id }) => id)).toEqual(orders.map((_order, n) => demoOrderId(n + 1)));
  });

  it('are the same at every import', () => {
    expect(createOrders(company)).toEqual(orders);
  });

  it('I5: the tax-exempt customer has a valid and an expired certificate', () => {
    const exempt = customers.find(({ isTaxExempt }) => isTaxExempt)!;
    expect(taxExempts.map(({ customerNumber }) => customerNumber)).toEqual([exempt.number, exempt.number]);
    expect(taxExempts.map(({ expiryDate }) => expiryDate > '2026-11-21')).toEqual([true, false]);
  });
});
