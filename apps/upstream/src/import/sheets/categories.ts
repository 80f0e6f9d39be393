import { fileName, key, list, text, yesNo } from './cells.ts';
import type { Sheet } from './sheet.ts';

/** The tree of categories; articles are in those without children. */
export const categories: Sheet = {
  isNeeded: true,
  what: 'the category',
  keyOf: ({ id }) => id as string,
  columns: {
    id: { read: key, isNeeded: true, aliases: ['category'] },
    parent: { read: key, refersTo: 'categories' },
    name: { read: text, isNeeded: true },
    description: { read: text },
    columns: { read: list(key), otherwise: [], refersTo: 'attributes' },
    filters: { read: list(key), otherwise: [], refersTo: 'attributes' },
    drawing: { read: fileName, isFile: 'picture', aliases: ['picture', 'image'] },
    visible: { read: yesNo, otherwise: true },
    look_alike: { read: yesNo, otherwise: false },
  },
};
