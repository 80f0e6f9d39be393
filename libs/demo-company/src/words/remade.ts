import { texts } from '../texts.ts';

/** Texts of remade units. */
export const remadeTexts = {
  remade: texts('remade', 'renoverad', 'aufbereitet', 'reconditionné', 'gereviseerd', 'recondicionado', 'obnovljen'),
  description: texts(
    'Built in {year}, taken back, opened, cleaned, fitted with new gaskets and tested at 1.43 times the design pressure. The test record comes with the unit.',
    'Byggd {year}, återtagen, öppnad, rengjord, försedd med nya packningar och provtryckt med 1,43 gånger konstruktionstrycket. Provningsprotokollet följer med.',
    'Gebaut {year}, zurückgenommen, geöffnet, gereinigt, neu gedichtet und mit dem 1,43-fachen Auslegungsdruck geprüft. Das Prüfprotokoll liegt bei.',
    'Construit en {year}, repris, ouvert, nettoyé, équipé de joints neufs et éprouvé à 1,43 fois la pression de calcul. Le procès-verbal d’essai est fourni.',
    'Gebouwd in {year}, teruggenomen, geopend, gereinigd, van nieuwe pakkingen voorzien en beproefd op 1,43 maal de ontwerpdruk. Het testrapport wordt meegeleverd.',
    'Fabricada em {year}, recolhida, aberta, limpa, equipada com vedações novas e testada a 1,43 vez a pressão de projeto. O relatório de teste acompanha a unidade.',
    'Proizveden {year}, preuzet, otvoren, očišćen, opremljen novim zaptivkama i ispitan na 1,43 puta veći pritisak od projektnog. Zapisnik o ispitivanju ide uz izmenjivač.',
  ),
} as const;
