import { choice, fileName, key, language, text } from './cells.ts';
import type { Sheet } from './sheet.ts';

/** Manuals, data sheets and the like, which articles name. */
export const documents: Sheet = {
  what: 'the document',
  keyOf: ({ id }) => id as string,
  columns: {
    id: { read: key, isNeeded: true, aliases: ['document'] },
    name: { read: text, isNeeded: true },
    file: { read: fileName, isNeeded: true, isFile: 'document', aliases: ['file name'] },
    kind: { read: choice('manual', 'dataSheet', 'drawing', 'certificate', 'instruction'), otherwise: 'dataSheet' },
    language: { read: language },
    revision: { read: text },
  },
};
