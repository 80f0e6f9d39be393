type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What has to be filled into a text; into one of several texts: what any of them needs. */
export type TextValues<Arguments, Key> = Intersection<Arguments[Extract<Key, keyof Arguments>]>;

/** `t('cart.title')`, `t('cart.lines', {count: 3})` */
export type TranslateFunction<Key extends string, Arguments> = <One extends Key>(
  key: One,
  ...values: [Extract<One, keyof Arguments>] extends [never] ? [] : [values: TextValues<Arguments, One>]
) => string;
