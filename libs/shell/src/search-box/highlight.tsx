import { UnbrokenNumbers } from '@shop/design-system';
import { Fragment } from 'react';
import { markMatches } from './mark-matches.ts';

/** A text with the search words highlighted, its numbers and measures unbroken. */
export function Highlight({ text, expression }: { text: string; expression: string }) {
  return (
    <UnbrokenNumbers
      text={text}
      render={(piece) =>
        markMatches(piece, expression).map((part, index) =>
          part.matches ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
        )
      }
    />
  );
}
