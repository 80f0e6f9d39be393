const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface OpenGraphSite {
  /** Name of the shop, which also ends the titles of its pages. */
  name: string;
  /** `de-CH` */
  tag: string;
}

/**
 * Adds what other programs show for a link to the page (https://ogp.me): chats, mail, social networks. All of it is
 * already in the head. Those programs run no script, so the browser's code knows nothing of it, and React passes over
 * it. Only pages with a canonical address are meant to be shared.
 *
 * @param html A whole document; values that are taken from it are escaped already.
 */
export function withOpenGraph(html: string, { name, tag }: OpenGraphSite): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const url = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  if (url === undefined || title === undefined) return html;
  const suffix = ` | ${escaped(name)}`;
  const properties: [name: string, content: string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', escaped(name)],
    ['og:title', title.endsWith(suffix) ? title.slice(0, -suffix.length) : title],
    ['og:description', /<meta name="description" content="([^"]*)"/.exec(head)?.[1]],
    ['og:url', url],
    ['og:image', productImage(html)],
    ['og:locale', tag.replace('-', '_')],
  ];
  const tags = properties
    .filter(([, content]) => content !== undefined && content !== '')
    .map(([property, content]) => `<meta property="${property}" content="${content}"/>`);
  return head + tags.join('') + html.slice(end);
}

/** The image of the page's structured data; none that is drawn (SVG), which those programs do not show. */
function productImage(html: string): string | undefined {
  const image = /"image":"(https?:[^"\\]+\.(?:jpe?g|png|webp))"/.exec(html)?.[1];
  return image && escaped(image);
}
