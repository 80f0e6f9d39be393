const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Structured data for search engines; the text can neither end its block nor be read as markup. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const html = json.replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
