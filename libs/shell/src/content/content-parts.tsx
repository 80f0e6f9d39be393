import type { ContentPart, Inline } from '@shop/api-contracts';
import { Drawing } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { anchorsOf } from './anchors.ts';
import { Locations } from './locations.tsx';
import { Question } from './question.tsx';
import { ContentTable } from './content-table.tsx';

interface ContentPartsProps {
  parts: readonly ContentPart[];
  /** Level of the headings. */
  level?: 2 | 3;
  /** Prefix of the anchors of headings and questions; without it they have none. */
  anchorPrefix?: string;
}

/** Renders structured content; never raw HTML from outside. */
export function ContentParts({ parts, level = 2, anchorPrefix }: ContentPartsProps) {
  const anchors = anchorPrefix === undefined ? [] : anchorsOf(parts, anchorPrefix);
  return parts.map((part, index) => (
    <Part key={index} part={part} level={level} anchor={anchors[index]} section={sectionAt(parts, index)} />
  ));
}

/** The heading above a part. */
function sectionAt(parts: readonly ContentPart[], index: number): string {
  const heading = parts.slice(0, index).findLast(({ type }) => type === 'heading');
  return heading?.type === 'heading' ? heading.text : '';
}

interface PartProps {
  part: ContentPart;
  level: 2 | 3;
  anchor: string | undefined;
  section: string;
}

function Part({ part, level, anchor, section }: PartProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  switch (part.type) {
    case 'heading':
      return <Heading id={anchor}>{part.text}</Heading>;
    case 'paragraph':
      return (
        <p>
          <Runs runs={part.runs} />
        </p>
      );
    case 'table':
      return (
        <ContentTable part={part} caption={section}>
          {(runs) => <Runs runs={runs} />}
        </ContentTable>
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
    case 'question':
      return (
        <Question question={part.question} anchor={anchor}>
          {part.answer.map((runs, index) => (
            <p key={index}>
              <Runs runs={runs} />
            </p>
          ))}
        </Question>
      );
    case 'locations':
      return <Locations locations={part.locations} level={level === 2 ? 3 : 4} />;
    case 'image':
      return (
        <figure>
          <Drawing image={part.image} width={part.image.width} height={part.image.height} alt={part.image.alt ?? ''} />
          {part.caption && <figcaption className="small muted">{part.caption}</figcaption>}
        </figure>
      );
  }
}

function Runs({ runs }: { runs: readonly Inline[] }) {
  return (
    <bdi>
      {runs.map((run, index) => (
        <Run key={index} run={run} />
      ))}
    </bdi>
  );
}

function Run({ run: { text, strong, href, lang } }: { run: Inline }) {
  // names in the browser's storage, as `__Host-sid`, are not broken at their hyphens
  const isCode = strong && /^[a-z_]\S*-\S{0,20}$/.test(text);
  const phrase = href?.startsWith('tel:') || isCode ? <span className="nb">{text}</span> : text;
  const words = strong ? <strong>{phrase}</strong> : phrase;
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
