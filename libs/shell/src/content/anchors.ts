import type { ContentPart } from '@shop/api-contracts';

const maxAnchorLength = 60;

/** A slug of words and hyphens, for use after `#`. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxAnchorLength)
    .replace(/^-+|-+$/g, '');
}

/** Unique anchors of each heading and question of a text; undefined for other parts. The prefix separates texts on the same page. */
export function anchorsOf(parts: readonly ContentPart[], prefix: string): (string | undefined)[] {
  const given = new Map<string, number>();
  return parts.map((part) => {
    if (part.type !== 'heading' && part.type !== 'question') return undefined;
    const anchor = prefix + (anchorOf(part.type === 'heading' ? part.text : part.question) || 'part');
    const times = (given.get(anchor) ?? 0) + 1;
    given.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  });
}
