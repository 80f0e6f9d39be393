import { Fragment } from 'react';
import { markMatches } from './mark-matches.ts';

/** A text in which what was searched for stands out. */
export function Highlight({ text, expression }: { text: string; expression: string }) {
  return markMatches(text, expression).map((part, index) =>
    part.matches ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  );
}
