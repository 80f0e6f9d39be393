import { escapedJson } from './escaped-json.ts';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const html = escapedJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
