/** What people write for a part of a machine: `SN 30-114-0021 pos 12`, or what a label of ours is scanned as. */
export interface PartOfUnit {
  /** Serial number, tag or equipment id, as `kind` says; of a scanned label or a plain number either of the first two. */
  code: string;
  kind: 'serial' | 'tag' | 'unit' | 'any';
  /** In the exploded view; null when it is not named. */
  position: number | null;
  /** The text without its quantity. */
  text: string;
  /** As written; empty when it is not. */
  quantity: string;
}

/** Longer texts are no such thing, and the patterns would take long. */
const maxLength = 120;

const leading = /^(\d{1,5})\s*[x×]\s+(?=\D)/iu;
const named = /^(s\/?n|serial(?:\s*(?:number|no|nr)\.?)?|tag|unit)[\s.:#]+(.+)$/iu;
const link = /^https?:\/\/[^/\s]+\/(?:[a-z-]+\/)?i\/([^/?#\s]+)\/?(.*)$/iu;
const positioned = /^(.*?)[\s,;]+(?:pos|poz)(?:ition|\.)?[\s.:#]*(\d{1,4})(?![\p{L}\p{N}])(.*)$/iu;
const counted = /^(.*?)((?:\s+[x×]\s*|\s*[;\t|]\s*)\d{1,5})$/iu;
const trailing = /^\s*(?:[;,\t|:=x×]\s*|\s)\s*(\S.*)$/iu;
const isCode = /^[\p{L}\p{N}][\p{L}\p{N} ./_-]{0,39}$/u;

const kinds = { s: 'serial', t: 'tag', u: 'unit' } as const;

/** Null for any other text, which may be an article number. */
export function readPartOfUnit(written: string): PartOfUnit | null {
  if (written.length > maxLength) return null;
  const [lead = '', first = ''] = leading.exec(written.trim()) ?? [];
  const text = written.trim().slice(lead.length);
  const labelled = link.exec(text);
  const prefixed = labelled ? null : named.exec(text);
  const rest = labelled ? `${decoded(labelled[1]!)} ${labelled[2]!}`.trimEnd() : (prefixed?.[2] ?? text);
  const [, before, position, after = ''] = positioned.exec(rest) ?? uncounted(rest);
  if (!labelled && !prefixed && position === undefined) return null;
  const [, last = ''] = trailing.exec(after) ?? [];
  if (after.trim() !== '' && last === '') return null;
  const code = (before ?? rest).trim();
  // a prefix that nothing follows but words is prose
  if (!isCode.test(code) || !/\d/.test(code) || /\spo[sz]/iu.test(code)) return null;
  return {
    code,
    kind: prefixed ? kinds[prefixed[1]!.charAt(0).toLowerCase() as keyof typeof kinds] : 'any',
    position: position === undefined ? null : Number(position),
    text: after === '' ? text : text.slice(0, text.length - after.length),
    quantity: last.trim() || first,
  };
}

/** A code without a position, and the quantity behind it. */
function uncounted(text: string): (string | undefined)[] {
  const [whole, code, after] = counted.exec(text) ?? [];
  return [whole, code, undefined, after];
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
