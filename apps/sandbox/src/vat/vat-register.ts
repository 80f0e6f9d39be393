import { Router } from 'express';

/** Longer than the time limit of any caller. */
const hangMs = 30_000;

/**
 * Simulates the register of VAT numbers: `GET /vat/{country}/{number}` answers `{valid}`. Every number is valid except
 * by its last three digits: 404 not registered, 503 out of order, 999 no answer.
 */
export function vatRegister(): Router {
  return Router().get('/vat/:country/:number', (request, response) => {
    const ending = request.params.number.slice(-3);
    response.setHeader('cache-control', 'no-store');
    if (ending === '503') {
      response.status(503).json({ code: 'out_of_order' });
    } else if (ending === '999') {
      const cut = setTimeout(() => response.destroy(), hangMs);
      response.on('close', () => clearTimeout(cut));
    } else {
      response.json({ valid: ending !== '404' });
    }
  });
}
