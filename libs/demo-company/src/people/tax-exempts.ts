import type { TaxExemptSeed } from '../demo-company.ts';
import { createPdf } from '../documents/pdf-file.ts';

function certificate(stateCode: string, state: string, expiryDate: string): TaxExemptSeed {
  const title = `${state} sales tax exemption certificate`;
  return {
    customerNumber: '100008',
    stateCode,
    expiryDate,
    fileName: `Exemption ${stateCode} ${expiryDate.slice(0, 4)}.pdf`,
    body: (fonts) =>
      createPdf(
        {
          title,
          kicker: 'Lakeside Brewing Co.',
          language: 'en-US',
          footer: 'Lakeside Brewing Co., 500 Congress Ave, Suite 1400, Austin, TX 78701',
          sections: [
            {
              rows: [
                { name: 'Purchaser', value: 'Lakeside Brewing Co.' },
                { name: 'Seller', value: 'Vadholm Heat Transfer Inc.' },
                { name: 'Reason', value: 'Machinery used directly and exclusively in manufacturing' },
                { name: 'Valid until', value: expiryDate },
              ],
            },
          ],
        },
        fonts,
      ),
  };
}

/** A valid and an expired one. */
export const taxExempts: TaxExemptSeed[] = [
  certificate('WI', 'Wisconsin', '2029-06-30'),
  certificate('TX', 'Texas', '2026-03-31'),
];
