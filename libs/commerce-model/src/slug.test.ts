import * as fc from 'fast-check';
import { slugOf } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Plate heat exchanger GX-050, 31 plates', 'plate-heat-exchanger-gx-050-31-plates'],
    ['Värmeväxlare', 'varmevaxlare'],
    ['Gelötete Wärmeübertrager, groß', 'gelotete-warmeubertrager-gross'],
    ['Échangeurs à plaques', 'echangeurs-a-plaques'],
    ['Đubrivo i šrafovi', 'dubrivo-i-srafovi'],
    ['Müller & Söhne "Kessel <24>"', 'muller-sohne-kessel-24'],
    ['☃', '-'],
    ['', '-'],
  ])('of "%s" is "%s"', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('C6: never contains the double hyphen that ends it in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(slugOf(name)).toMatch(/^(-|[a-z0-9]+(-[a-z0-9]+)*)$/);
      }),
    );
  });
});
