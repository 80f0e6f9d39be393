import { styleSheets } from './style-sheets.ts';

const sources = {
  entry: '/shop/apps/web/src/entry-client.tsx',
  category: '/shop/libs/catalogue/src/category-page/category-page-route.ts',
  matrix: '/shop/libs/catalogue/src/parts-matrix/parts-matrix-page.tsx',
  item: '/shop/libs/catalogue/src/item-page/item-page-route.ts',
  cart: '/shop/libs/cart/src/cart-page/cart-page-route.tsx',
  table: '/shop/libs/catalogue/src/item-card/item-table.tsx',
  menu: '/shop/libs/shell/src/main-menu/main-menu.tsx',
};

/** A chunk with a sheet of its own, named after it. */
const chunk = (name: string, imports: string[], dynamicImports: string[] = []) => ({
  type: 'chunk',
  fileName: `${name}.js`,
  isEntry: name === 'entry',
  facadeModuleId: (sources as Record<string, string>)[name] ?? null,
  imports: imports.map((file) => `${file}.js`),
  dynamicImports: dynamicImports.map((file) => `${file}.js`),
  viteMetadata: { importedCss: new Set([`${name}.css`]) },
});

function build() {
  const chunks = [
    chunk('entry', [], ['category', 'item', 'cart', 'menu']),
    chunk('category', ['entry', 'cards', 'filters'], ['table', 'matrix']),
    chunk('matrix', ['entry', 'filters']),
    chunk('item', ['entry', 'cards'], ['table']),
    chunk('cart', ['entry', 'table']),
    chunk('menu', ['entry', 'cards']),
    chunk('cards', ['entry']),
    chunk('filters', ['entry']),
    chunk('table', ['cards']),
  ];
  const bundle: Record<string, unknown> = Object.fromEntries(chunks.map((one) => [one.fileName, one]));
  for (const { fileName } of chunks) {
    const name = fileName.replace('.js', '');
    bundle[`${name}.css`] = { type: 'asset', source: `.${name}{}` };
  }
  const emitted: Record<string, string> = {};
  const context = {
    emitFile({ name, source }: { name: string; source: string }) {
      emitted[name] = source;
      return name;
    },
    getFileName: (name: string) => name,
  };
  const plugin = styleSheets() as unknown as { generateBundle: (options: object, bundle: object) => void };
  plugin.generateBundle.call(context, {}, bundle);
  const needed = Object.fromEntries(
    chunks.map(({ fileName, viteMetadata }) => [fileName.replace('.js', ''), [...viteMetadata.importedCss]]),
  );
  return { emitted, needed, left: Object.keys(bundle).filter((file) => file.endsWith('.css')) };
}

test('every chunk has its styles in one sheet, behind those of what it imports', () => {
  const { emitted, left } = build();
  expect(emitted).toEqual({
    'frame.css': '.entry{}',
    'shared.css': '.cards{}.table{}',
    'home.css': '',
    'lists.css': '.filters{}.category{}',
    'search.css': '',
    'categories.css': '.matrix{}',
    'item.css': '.item{}',
    'rest.css': '.cart{}.menu{}',
  });
  expect(left).toEqual([]);
});

test('a page names its sheets, a part of it those that are not there yet', () => {
  expect(build().needed).toMatchObject({
    entry: [],
    category: ['shared.css', 'lists.css'],
    item: ['shared.css', 'item.css'],
    matrix: ['categories.css'],
    table: [],
    cart: ['shared.css', 'rest.css'],
    menu: ['shared.css', 'rest.css'],
  });
});
