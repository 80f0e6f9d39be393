const formats = new Map<string, Intl.NumberFormat>();

/** The formatter of a language with these options, made once: making one takes much longer than formatting with it. */
export function numberFormat(tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = tag + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(tag, options)));
  return format;
}
