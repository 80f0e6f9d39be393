import type { VdiClass } from '@shop/api-contracts';

/** Names of the classes as the standard has them, in its two languages. */
export const vdiClassNames: Record<VdiClass, { en: string; de: string }> = {
  '01-01': { en: 'Identification', de: 'Identifikation' },
  '02-01': { en: 'Technical specification', de: 'Technische Spezifikation' },
  '02-02': { en: 'Drawings, plans', de: 'Zeichnungen, Pläne' },
  '02-03': { en: 'Assemblies', de: 'Bauteile' },
  '02-04': { en: 'Certificates, declarations', de: 'Zeugnisse, Zertifikate, Bescheinigungen' },
  '03-01': { en: 'Commissioning, decommissioning', de: 'Montage, Demontage' },
  '03-02': { en: 'Operation', de: 'Bedienung' },
  '03-03': { en: 'General safety', de: 'Allgemeine Sicherheit' },
  '03-04': { en: 'Inspection, maintenance, testing', de: 'Inspektion, Wartung, Prüfung' },
  '03-05': { en: 'Repair', de: 'Instandsetzung' },
  '03-06': { en: 'Spare parts', de: 'Ersatzteile' },
  '04-01': { en: 'Contract documents', de: 'Vertragsunterlagen' },
};

/** Folder of a class: `03-02_Operation`, without signs that addresses escape. */
export const folderOfClass = (vdiClass: VdiClass): string =>
  `${vdiClass}_${vdiClassNames[vdiClass].en.replaceAll(/[^A-Za-z]+/g, '-')}`;
