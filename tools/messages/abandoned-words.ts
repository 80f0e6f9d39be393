interface AbandonedWord {
  pattern: RegExp;
  /** The one word for it (docs/words.md). */
  use: string;
}

/** Words that texts must not use, since another one is used for the same thing elsewhere. */
export const abandonedWords: Readonly<Record<string, readonly AbandonedWord[]>> = {
  en: [
    { pattern: /\b(without|excluding|excl) (VAT|sales tax|tax)\b/i, use: 'excl. {tax}' },
    { pattern: /\b(with|including|incl) (VAT|sales tax|tax)\b/i, use: 'incl. {tax}' },
    { pattern: /\bVAT (id|ID|No)\b/, use: 'VAT number' },
    { pattern: /\{rate, number\} %/, use: '{rate}%' },
    { pattern: /\bpartner\(s\)|\bSelect a?\s?partners?\b/i, use: 'supplier, for who is asked' },
    { pattern: /\bBack to the cart\b/, use: 'Back to cart' },
    { pattern: /(?<!target )price (each|per piece|of one)\b/i, use: 'unit price' },
    { pattern: /\bpostal code\b/i, use: 'postcode' },
    { pattern: /\bQty\b/, use: 'quantity' },
    { pattern: /\bOrder all again\b/, use: 'Order again' },
  ],
  sv: [
    { pattern: /\b(utan|exklusive|exkl) (moms|försäljningsskatt)/i, use: 'exkl. moms' },
    { pattern: /\bpris per styck/i, use: 'styckpris' },
    { pattern: /\b(inklusive|inkl) (moms|försäljningsskatt)|\bmed moms/i, use: 'inkl. moms' },
    { pattern: /\{rate, number\}%/, use: '{rate} %' },
  ],
  de: [
    { pattern: /\bohne (MwSt|Steuer|Verkaufssteuer)|\bNetto/, use: 'zzgl. MwSt.' },
    { pattern: /\b(mit|einschließlich|inklusive) (MwSt|Steuer\b|Verkaufssteuer)/, use: 'inkl. MwSt.' },
    { pattern: /\{rate, number\}%/, use: '{rate} %' },
    { pattern: /\bSupport\b/, use: 'Kundendienst' },
    { pattern: /\bDichtungswechsel|\bNeudichtung/, use: 'Neubedichtung' },
    { pattern: /\bPreis (je|für ein) Stück|\bStückpreis/, use: 'Einzelpreis' },
  ],
  fr: [
    { pattern: /\bhors (TVA|taxes)\b/i, use: 'HT' },
    { pattern: /TVA comprise|toutes taxes/i, use: 'TTC' },
    { pattern: /\{rate, number\}%/, use: '{rate} %' },
    { pattern: /\b(notre|le|au|du) support\b/i, use: 'assistance' },
  ],
  nl: [
    { pattern: /\b(zonder|exclusief|excl) (btw|verkoopbelasting)/i, use: 'excl. btw' },
    { pattern: /\b(met|inclusief|incl) (btw|verkoopbelasting)/i, use: 'incl. btw' },
    { pattern: /\{rate, number\} %/, use: '{rate}%' },
    { pattern: /\b(prijs per stuk|prijs voor één stuk)/i, use: 'stukprijs' },
    { pattern: /bestelnummer/i, use: 'ordernummer' },
    { pattern: /\bsupport\b/i, use: 'klantenservice' },
  ],
  'pt-BR': [
    { pattern: /\bnão incluem? impostos?/i, use: 'sem impostos' },
    { pattern: /\bincluem? .*impostos\b/i, use: 'com impostos' },
    { pattern: /\{rate, number\} %/, use: '{rate}%' },
  ],
  'sr-Latn': [
    { pattern: /(?<!ciljna )cena (po|za jedan) komad/i, use: 'jedinična cena' },
    { pattern: /\bbez poreza\b(?! na promet)(?!$)/i, use: 'bez PDV-a' },
    { pattern: /\bsa porezom\b(?! na promet)/i, use: 'sa PDV-om' },
    { pattern: /\{rate, number\} %/, use: '{rate}%' },
  ],
};
