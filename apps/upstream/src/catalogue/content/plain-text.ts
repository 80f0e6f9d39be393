import type { ContentPart, Inline } from '@shop/api-contracts';

/** A page as plain text, with empty lines between parts. */
export function plainTextOf(title: string, parts: readonly ContentPart[]): string {
  return [title, ...parts.map(textOf)].filter((text) => text !== '').join('\n\n');
}

const textOfRuns = (runs: readonly Inline[]): string => runs.map(({ text }) => text).join('');

function textOf(part: ContentPart): string {
  switch (part.type) {
    case 'heading':
      return part.text;
    case 'paragraph':
      return textOfRuns(part.runs);
    case 'list':
      return part.items.map((item) => `- ${textOfRuns(item)}`).join('\n');
    case 'table':
      return part.rows.map((row) => `- ${row.map(textOfRuns).join(' | ')}`).join('\n');
    case 'question':
      return [part.question, ...part.answer.map(textOfRuns)].join('\n');
    case 'locations':
      return part.locations.map(({ officeName, address }) => `${officeName}, ${address}`).join('\n');
    case 'image':
      return part.caption ?? '';
  }
}
