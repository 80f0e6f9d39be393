import { Fragment } from 'react';
import { markMatches } from './mark-matches.ts';

/** A text with the search words highlighted. */
export function Highlight({ text, expression }: { text: string; expression: string }) {
  return markMatches(text, expression).map((part, index) =>
    part.matches ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  );
}
