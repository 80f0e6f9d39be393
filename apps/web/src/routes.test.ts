import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  browserQueryParameters,
  pageQueryParameters,
  paths,
  patterns,
  unitPaths,
  unitPatterns,
  unitTopics,
} from '@shop/platform';
import { matchRoutes, type RouteObject } from 'react-router';
import ts from 'typescript';
import { lazyPages } from './lazy-pages.tsx';
import { firstPages } from './routes.tsx';

const allPatterns = { ...patterns, ...unitPatterns };
type Page = keyof typeof allPatterns;

const category = { slug: 'gasketed', id: 'c12' };
const item = { categorySlug: 'gasketed', categoryId: 'c12', slug: 'gx-050', genericItemId: 'g12' };

/** Addresses made by each builder, and the pattern of the target page when it has another name. */
const built: Record<keyof typeof paths | keyof typeof unitPaths, { paths: string[]; page?: Page }> = {
  home: { paths: [paths.home()] },
  category: { paths: [paths.category(category), paths.category({ slug: '', id: 'c12' }, { page: 2, f: 'a' })] },
  item: { paths: [paths.item(item), paths.item({ ...item, commercialItemId: 'v34' }, { variant: 'strict' })] },
  search: { paths: [paths.search('plate', { page: 2 })] },
  switcher: { paths: [paths.switcher()] },
  notFound: { paths: [paths.notFound()] },
  error: { paths: [paths.error()] },
  support: { paths: [paths.support()] },
  faq: { paths: [paths.faq(), paths.faq('orders')] },
  message: { paths: [paths.message()] },
  cookies: { paths: [paths.cookies()] },
  terms: { paths: [paths.terms()] },
  productReviewTerms: { paths: [paths.productReviewTerms()] },
  privacyPolicy: { paths: [paths.privacyPolicy()] },
  paymentPolicy: { paths: [paths.paymentPolicy()] },
  shippingPolicy: { paths: [paths.shippingPolicy()] },
  returnPolicy: { paths: [paths.returnPolicy()] },
  accessibility: { paths: [paths.accessibility()] },
  remade: { paths: [paths.remade()] },
  portal: { paths: [paths.portal()] },
  profile: { paths: [paths.profile()] },
  addresses: { paths: [paths.addresses()] },
  cart: { paths: [paths.cart()] },
  favouriteLists: { paths: [paths.favouriteLists()] },
  favouriteList: { paths: [paths.favouriteList('l1')] },
  customArticleNumbers: { paths: [paths.customArticleNumbers()] },
  quickOrder: { paths: [paths.quickOrder()] },
  configurator: { paths: [paths.configurator(), paths.configurator({ configurationId: 'c1', returned: 'true' })] },
  checkout: { paths: [paths.checkout()] },
  checkoutStep: { paths: [paths.checkoutStep('review', { c: 'c1' })], page: 'checkout' },
  verifyPayment: { paths: [paths.verifyPayment('o1', 'c1')] },
  confirmation: { paths: [paths.confirmation({ o: 'o1', c: 'c1' })] },
  orders: { paths: [paths.orders()] },
  order: { paths: [paths.order('o1')], page: 'orders' },
  taxExempts: { paths: [paths.taxExempts()] },
  partners: { paths: [paths.partners()] },
  partner: { paths: [paths.partner('spares')] },
  details: { paths: [paths.details()] },
  quoteRequests: { paths: [paths.quoteRequests()] },
  quoteRequest: { paths: [paths.quoteRequest('Q-1')], page: 'quoteRequests' },
  generatedQuotes: { paths: [paths.generatedQuotes()] },
  applications: { paths: [paths.applications()] },
  compare: { paths: [paths.compare('c12', ['g1_c12', 'g2_c12_v3'])] },
  unitReplacement: { paths: [paths.unitReplacement(), paths.unitReplacement('numberOfPlates=61')] },
  replacementSuggestions: { paths: [unitPaths.replacementSuggestions('numberOfPlates=61')] },
  replacementContact: { paths: [unitPaths.replacementContact(), unitPaths.replacementContact('numberOfPlates=61')] },
  replacementProof: { paths: [unitPaths.replacementProof('numberOfPlates=61&compare=GX050')] },
  registerProduct: {
    paths: [unitPaths.registerProduct('30-114-0021'), unitPaths.registerProduct('30/114 ä', { label: 'a' })],
  },
  myProduct: { paths: [unitPaths.myProduct('VT-0021')] },
  ownUnits: { paths: [unitPaths.ownUnits()] },
  ownUnit: { paths: [unitPaths.ownUnit('ABCDEF1234'), unitPaths.ownUnit('ABCDEF1234', 'spare-parts')] },
  unitSearch: { paths: [unitPaths.unitSearch(), unitPaths.unitSearch('30-114-0021')] },
  unitScan: { paths: [unitPaths.unitScan()] },
  unit: { paths: [unitPaths.unit('ABCDEF1234'), unitPaths.unit('ABCDEF1234', 'spare-parts')] },
};

const pages: RouteObject[] = [...firstPages, ...lazyPages];
const topic = new RegExp(`/(?:${unitTopics.join('|')}|\\*)$`);
/** Topics are one pattern, and names that are none. */
const unitPage = /units?\/:equipmentId$/;
const pathOf = (routes: readonly RouteObject[]) =>
  routes
    .flatMap(({ path }) => path || [])
    .join('/')
    .replace(topic, '')
    .replace(unitPage, '$&/:topic?');
const pagePaths = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap((route) =>
    route.children ? pagePaths(route.children).map((path) => pathOf([route, { path }])) : pathOf([route]),
  );

test.each(Object.entries(built))('the path built for %s matches its page', (name, { paths, page }) => {
  for (const path of paths) {
    const matches = matchRoutes(pages, path) ?? [];
    expect(`${path} -> ${pathOf(matches.map(({ route }) => route))}`).toBe(
      `${path} -> ${name === 'home' ? '' : allPatterns[page ?? (name as Page)]}`,
    );
  }
});

test('every pattern has a page, and every page a pattern', () => {
  const withoutPattern = ['', '*', 'design'];
  expect([...new Set(pagePaths(pages))].filter((path) => !withoutPattern.includes(path)).sort()).toEqual(
    Object.values(allPatterns).sort(),
  );
});

const root = join(import.meta.dirname, '../../..');
const sources = globSync('{libs/*,apps/web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.(?:test|fixture)\./.test(path),
);
const treeOf = (path: string) =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
function nodesOf(node: ts.Node): ts.Node[] {
  return [node, ...node.getChildren().flatMap(nodesOf)];
}

test('lazy route modules are named *-route, which the server relies on for preloading', () => {
  const modules = sources
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('lazy:'))
    .flatMap((path) => nodesOf(treeOf(path)))
    .filter((node) => ts.isPropertyAssignment(node) && node.name.getText() === 'lazy')
    .flatMap(nodesOf)
    .filter((node) => ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    .map((node) => (node as ts.CallExpression).arguments[0]!.getText());
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter((module) => !/-route\.tsx?'$/.test(module))).toEqual([]);
});

test('query parameters that pages read are listed as known to the server or to the browser only', () => {
  const listed: readonly string[] = [...pageQueryParameters, ...browserQueryParameters];
  const read = sources
    .filter((path) => /[sS]earch|URLSearchParams/.test(readFileSync(join(root, path), 'utf8')))
    .flatMap((path) =>
      nodesOf(treeOf(path)).flatMap((node) => {
        if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
        const [asked] = node.arguments;
        const isRead =
          /^(?:get|has|getAll)$/.test(node.expression.name.text) &&
          /search|query|params/i.test(node.expression.expression.getText());
        return isRead && asked && ts.isStringLiteral(asked) ? [{ path, name: asked.text }] : [];
      }),
    );
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter(({ name }) => !listed.includes(name))).toEqual([]);
});
