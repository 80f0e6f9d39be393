import { withOpenGraph } from './open-graph.ts';

const site = { name: 'Vadholm', tag: 'de-CH' };
const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const propertiesOf = (html: string): Record<string, string | null> => {
  const parsed: Document = new DOMParser().parseFromString(html, 'text/html');
  return Object.fromEntries(
    [...parsed.head.querySelectorAll('meta[property]')].map((meta): [string, string | null] => [
      meta.getAttribute('property') ?? '',
      meta.getAttribute('content'),
    ]),
  );
};

const head =
  '<title>Dichtung &lt;5 mm &amp; &quot;Clip&quot; | Vadholm</title>' +
  '<meta name="description" content="Für &quot;GX-050&quot;"/><link rel="canonical" href="https://shop.example/de-ch/x?a=1&amp;b=2"/>';

describe('Open Graph', () => {
  it('has title without the shop’s name, description, canonical address and locale of the page', () => {
    expect(propertiesOf(withOpenGraph(page(head), site))).toEqual({
      'og:type': 'website',
      'og:site_name': 'Vadholm',
      'og:title': 'Dichtung <5 mm & "Clip"',
      'og:description': 'Für "GX-050"',
      'og:url': 'https://shop.example/de-ch/x?a=1&b=2',
      'og:locale': 'de_CH',
    });
  });

  it('has the image of an article, unless it is a drawing', () => {
    const withImage = (src: string) =>
      propertiesOf(withOpenGraph(page(head, `<script type="application/ld+json">{"image":"${src}"}</script>`), site))[
        'og:image'
      ];
    expect(withImage('https://shop.example/media/gx-050.jpg')).toBe('https://shop.example/media/gx-050.jpg');
    expect(withImage('https://shop.example/media/gx-050.svg')).toBeUndefined();
  });

  it('is on no page without a canonical address, as cart and errors', () => {
    const cart = page('<title>Cart | Vadholm</title>', '<p>link rel="canonical" href="x"</p>');
    expect(withOpenGraph(cart, site)).toBe(cart);
  });

  it('changes nothing else, whatever a text contains', () => {
    const tricky = page(head.replace('Für', '$1 $& </nothead>'), '</head>');
    const html = withOpenGraph(tricky, { ...site, name: '"><script>' });
    expect(html).not.toContain('<script>');
    expect(html.replaceAll(/<meta property="[^"]*" content="[^"]*"\/>/g, '')).toBe(tricky);
  });
});
