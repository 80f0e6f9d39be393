// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  'matrix.add': { count: number };
  'matrix.addToQuote': { count: number };
  'matrix.all': { count: number };
  'matrix.alsoToQuote': { count: number };
  'matrix.caption': { title: string };
  'matrix.fill': { unit: string };
  'matrix.from': { count: string; price: string };
  'matrix.gone': { articleNumber: string };
  'matrix.inUnit': { count: number; unit: string };
  'matrix.noModel': { typed: string };
  'matrix.noneFits': { unit: string };
  'matrix.packs': { pack: number };
  'matrix.quantity': { name: string };
  'matrix.pieces': { count: number };
  'matrix.remove': { articleNumber: string };
  'matrix.title': { model: string; name: string };
}
