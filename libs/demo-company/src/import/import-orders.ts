import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { bulkInsert, type Database, searchWordsOf } from '@shop/commerce-model';
import type { PdfFonts } from '../demo-company.ts';
import type { DemoCompany } from '../demo-company.ts';

/** Imports orders with their shipments and documents, and tax exemptions with their certificates. */
export async function importOrders(
  db: Kysely<Database>,
  { orders, taxExempts }: DemoCompany,
  fonts: PdfFonts,
): Promise<void> {
  await bulkInsert(
    db,
    'shop_order',
    orders.map((order) => ({
      id: order.id,
      oid: order.oid,
      customer_number: order.customerNumber,
      country: order.country,
      company_site: order.companySite,
      locale: order.locale,
      state: 'placed',
      version: 1,
      cart_version: 0,
      contact: order.contact,
      shipping_address: order.shippingAddress,
      invoice_address: order.invoiceAddress,
      has_invoice_choice: true,
      freight: order.freight,
      lines: order.lines,
      totals: order.totals,
      currency: order.currency,
      order_number: order.orderNumber,
      placed_by: order.placedBy,
      placed_at: order.placedAt,
      payment_method: order.paymentMethod,
      status: order.status,
      shipments: order.shipments,
      search_words: searchWordsOf(order),
      created_at: order.placedAt,
      changed_at: order.placedAt,
    })),
  );
  await bulkInsert(
    db,
    'order_document',
    orders.flatMap(({ id: orderId, documents }) => documents.map((document) => ({ order_id: orderId, ...document }))),
  );
  await bulkInsert(
    db,
    'order_claim',
    orders.flatMap(({ id: orderId, claims: complaints }) =>
      complaints.map(({ claimNumber, lineId, createdAt, ...complaint }) => ({
        number: claimNumber,
        order_id: orderId,
        line_id: lineId,
        created_at: createdAt,
        ...complaint,
      })),
    ),
  );
  for (const { customerNumber, stateCode, expiryDate, fileName, body } of taxExempts) {
    const bytes = await body(fonts);
    const id = `exempt-${customerNumber}-${stateCode}`;
    const hash = createHash('sha256').update(bytes).digest('hex');
    await db.insertInto('stored_file').values({ id, name: fileName, type: 'application/pdf', bytes, hash }).execute();
    await db
      .insertInto('tax_exempt')
      .values({
        id,
        customer_number: customerNumber,
        oid: null,
        state_code: stateCode,
        state: 'accepted' as const,
        expiry_date: expiryDate,
        file_id: id,
      })
      .execute();
  }
}
