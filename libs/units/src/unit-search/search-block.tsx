import type { ContentBlock } from '@shop/api-contracts';
import { UnbrokenNumbers } from '@shop/design-system';

type Runs = Extract<ContentBlock['parts'][number], { type: 'paragraph' }>['runs'];

const textOf = (runs: Runs): string => runs.map(({ text }) => text).join('');

/** The running text of the content block: paragraphs and lists. */
export function SearchBlock({ parts }: Pick<ContentBlock, 'parts'>) {
  return (
    <div className="prose">
      {parts.map((part, index) =>
        part.type === 'paragraph' ? (
          <p key={index}>
            <bdi>
              <UnbrokenNumbers text={textOf(part.runs)} />
            </bdi>
          </p>
        ) : part.type === 'list' ? (
          <ul key={index}>
            {part.items.map((runs, at) => (
              <li key={at}>
                <bdi>
                  <UnbrokenNumbers text={textOf(runs)} />
                </bdi>
              </li>
            ))}
          </ul>
        ) : part.type === 'heading' ? (
          <h2 key={index}>
            <bdi>{part.text}</bdi>
          </h2>
        ) : null,
      )}
    </div>
  );
}
