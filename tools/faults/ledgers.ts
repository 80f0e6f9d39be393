/** The shopper's final knowledge of one purchase. */
export interface BuyerEntry {
  buyer: string;
  orderId: string;
  cartId: string;
  /**
   * `placed`: the shop confirmed the order. `refused`: the shop reported that nothing was paid, and the shopper left. `left`: the shopper
   * left without knowing the result.
   */
  knows: 'placed' | 'refused' | 'left';
  /** The number that the shop showed, with `placed`. */
  orderNumber: string | null;
  /** The agreed total, in minor units. */
  total: number;
  currency: string;
  lines: { commercialItemId: string; quantity: number }[];
}

/** Content of upstream's database. Amounts are minor units. */
export interface ShopLedger {
  orders: {
    id: string;
    cartId: string | null;
    state: 'open' | 'paying' | 'placed' | 'cancelled';
    orderNumber: string | null;
    paymentMethod: string | null;
    total: number | null;
    currency: string;
  }[];
  payments: {
    id: string;
    orderId: string;
    provider: string;
    state: string;
    amount: number;
    currency: string;
    isCaptured: boolean;
    isRefunded: boolean;
  }[];
  reservations: { orderId: string; commercialItemId: string; quantity: number; isSold: boolean }[];
  /** Pieces in stock, by article. */
  stock: Record<string, number>;
  /** Jobs of the outbox that are not done. */
  openJobs: string[];
}

/** A payment at the payment provider; amounts are minor units. */
export interface ProviderEntry {
  paymentId: string;
  currency: string;
  authorised: number;
  captured: number;
  refunded: number;
  /** Cancelled before it was captured. */
  cancelled: number;
}

export interface Ledgers {
  buyers: BuyerEntry[];
  shop: ShopLedger;
  provider: ProviderEntry[];
  /** Pieces in stock before the first purchase. */
  stockBefore: Record<string, number>;
  /** Articles that are no longer made: orders may not exceed their stock. */
  scarce: readonly string[];
}

/**
 * Compares the buyers' ledger, the orders, the provider's ledger and the stock after everything has settled; returns one sentence for each
 * error. Nothing may be lost, doubled, or left unsettled (docs/operations.md, promise 1).
 */
export function ledgerFaults({ buyers, shop, provider, stockBefore, scarce }: Ledgers): string[] {
  const faults: string[] = [];
  const placed = shop.orders.filter(({ state }) => state === 'placed');
  const orderOf = new Map(shop.orders.map((order) => [order.id, order]));
  const paymentOf = new Map(shop.payments.map((payment) => [payment.id, payment]));

  for (const { buyer, orderId, cartId, knows, orderNumber, total, currency } of buyers) {
    const order = orderOf.get(orderId);
    const ofCart = placed.filter((one) => one.cartId === cartId);
    if (ofCart.length > 1) faults.push(`${buyer}: the cart was ordered ${ofCart.length} times`);
    if (knows === 'placed' && order?.state !== 'placed')
      faults.push(`${buyer}: the acknowledged order ${orderId} is lost`);
    if (knows === 'placed' && order?.orderNumber !== orderNumber) {
      faults.push(`${buyer}: was told the number ${orderNumber}, the order has ${order?.orderNumber ?? 'none'}`);
    }
    if (knows === 'refused' && order?.state === 'placed')
      faults.push(`${buyer}: was told of no order, but there is one`);
    if (order?.state === 'placed' && (order.total !== total || order.currency !== currency)) {
      faults.push(`${buyer}: agreed to ${total} ${currency}, the order says ${order.total} ${order.currency}`);
    }
  }

  const numbers = placed.map(({ orderNumber }) => orderNumber);
  if (new Set(numbers).size !== numbers.length) faults.push('Two orders share a number');

  for (const order of placed.filter(({ paymentMethod }) => paymentMethod !== 'account')) {
    const paid = provider.filter(({ paymentId }) => paymentOf.get(paymentId)?.orderId === order.id);
    const kept = paid.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
    if (kept !== order.total) faults.push(`Order ${order.orderNumber}: ${kept} was captured instead of ${order.total}`);
  }
  for (const { paymentId, authorised, captured, refunded, cancelled, currency } of provider) {
    const payment = paymentOf.get(paymentId);
    const order = payment && orderOf.get(payment.orderId);
    if (authorised === 0) continue;
    if (!payment) faults.push(`Payment ${paymentId}: the provider has it, the shop does not`);
    if (captured > authorised) faults.push(`Payment ${paymentId}: captured more than was authorised`);
    if (captured - refunded > 0 && order?.state !== 'placed')
      faults.push(`Payment ${paymentId}: money without an order`);
    if (captured === 0 && cancelled === 0) faults.push(`Payment ${paymentId}: neither captured nor given back`);
    if (payment && payment.currency !== currency) faults.push(`Payment ${paymentId}: another currency at the provider`);
  }

  for (const { id, state } of shop.orders) if (state === 'paying') faults.push(`Order ${id}: still being paid`);
  for (const { id, state } of shop.payments) {
    if (state === 'started' || state === 'pending') faults.push(`Payment ${id}: not settled (${state})`);
  }
  for (const key of shop.openJobs) faults.push(`Job not done: ${key}`);

  const sold = new Map<string, number>();
  for (const { orderId, commercialItemId, quantity, isSold } of shop.reservations) {
    if (orderOf.get(orderId)?.state !== 'placed') faults.push(`Order ${orderId}: holds stock and is not placed`);
    else if (!isSold) faults.push(`Order ${orderId}: is placed, its stock is only reserved`);
    sold.set(commercialItemId, (sold.get(commercialItemId) ?? 0) + quantity);
  }
  for (const { buyer, orderId, lines } of buyers) {
    if (orderOf.get(orderId)?.state !== 'placed') continue;
    for (const { commercialItemId, quantity } of lines.filter((line) => scarce.includes(line.commercialItemId))) {
      const held = shop.reservations
        .filter((one) => one.orderId === orderId && one.commercialItemId === commercialItemId)
        .reduce((sum, one) => sum + one.quantity, 0);
      if (held < quantity) faults.push(`${buyer}: ordered ${quantity} of ${commercialItemId}, ${held} were in stock`);
    }
  }
  for (const [id, before] of Object.entries(stockBefore)) {
    const after = shop.stock[id] ?? 0;
    if (after < 0) faults.push(`Article ${id}: stock below zero`);
    if (after !== before - (sold.get(id) ?? 0)) {
      faults.push(`Article ${id}: ${before} before, ${sold.get(id) ?? 0} sold, ${after} left`);
    }
  }
  return faults;
}
