type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Values that a text requires; for a union of texts, those that any of them requires. */
export type TextValues<Arguments, Key> = Intersection<Arguments[Extract<Key, keyof Arguments>]>;

/** `t('cart.title')`, `t('cart.lines', {count: 3})` */
export type TranslateFunction<Key extends string, Arguments> = <One extends Key>(
  key: One,
  ...values: [Extract<One, keyof Arguments>] extends [never] ? [] : [values: TextValues<Arguments, One>]
) => string;
