import { Fragment, type ReactNode } from 'react';

interface UnbrokenNumbersProps {
  text: string;
  render?: (piece: string) => ReactNode;
}

/**
 * Keeps model and article numbers unbroken at hyphens, numbers with their units (`0.4 mm`), sizes (`M16 × 260`), standards and threads
 * with their numbers (`EN 1.4404`, `G 1¼″`), and what is numbered at the end (`workshop 2`); and a name in one direction, since the pages of other scripts run from right to left.
 * `render` draws a piece of the text, such as with its matches marked.
 */
export function UnbrokenNumbers({ text, render = (piece) => piece }: UnbrokenNumbersProps) {
  return (
    <bdi>
      {text
        .split(/(\S*\d\S*-\S*|\S*-\S*\d\S*|(?<!\S)(?:\S*\d\S* × \d\S*|\d\S* [^\s\d]+|[A-Z]{1,2} \d\S*|\S+ \d{1,3}$))/)
        .map((part, index) =>
          index % 2 === 0 ? (
            <Fragment key={index}>{render(part)}</Fragment>
          ) : (
            <span key={index} className="nb">
              {render(part)}
            </span>
          ),
        )}
    </bdi>
  );
}
