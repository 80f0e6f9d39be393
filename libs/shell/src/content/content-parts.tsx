import type { ContentPart, Inline } from '@shop/api-contracts';
import { Drawing } from '@shop/design-system';
import { ShopLink } from '@shop/platform';

/** Structured content as HTML; never raw HTML from outside. Headings are of level 2. */
export function ContentParts({ parts }: { parts: readonly ContentPart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: ContentPart }) {
  switch (part.type) {
    case 'heading':
      return <h2>{part.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Runs runs={part.runs} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {part.items.map((runs, index) => (
            <li key={index}>
              <Runs runs={runs} />
            </li>
          ))}
        </ul>
      );
    case 'image':
      return (
        <figure>
          <Drawing
            light={part.image.src}
            dark={part.image.srcDark ?? part.image.src}
            width={part.image.width}
            height={part.image.height}
            alt={part.image.alt ?? ''}
          />
          {part.caption && <figcaption className="small muted">{part.caption}</figcaption>}
        </figure>
      );
  }
}

function Runs({ runs }: { runs: readonly Inline[] }) {
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run: { text, strong, href, lang } }: { run: Inline }) {
  const words = strong ? <strong>{text}</strong> : text;
  if (href?.startsWith('/')) {
    return (
      <ShopLink to={href} lang={lang}>
        {words}
      </ShopLink>
    );
  }
  if (href) {
    return (
      <a href={href} lang={lang} rel="noopener noreferrer">
        {words}
      </a>
    );
  }
  return lang ? <span lang={lang}>{words}</span> : words;
}
