// Generated from the English texts by `npm run messages`.

/** Arguments of the texts in this folder, by text key; texts without arguments are omitted. */
export interface MessageArguments {
  'suggestions.key': { figure: string };
  'suggestions.nearest': { count: number };
  'suggestions.matrix': { model: string; name: string };
  'suggestions.pieces': { count: number };
}
