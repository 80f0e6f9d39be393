import { firstLoad } from './first-load.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_frame-1.css': { file: 'frame-1.css' },
  '_rest-1.css': { file: 'rest-1.css' },
  '../../libs/catalogue/src/item-page/item-page-route.ts': { file: 'item.js', imports: ['_react.js', '_card.js'] },
  '_card.js': { file: 'card.js', imports: ['src/entry-client.tsx'] },
  '../../libs/catalogue/src/category-page/category-page-route.ts': { file: 'category.js', css: ['lists-1.css'] },
  '../../libs/cart/src/cart-page/cart-page-route.ts': { file: 'cart.js', css: ['rest-1.css'] },
};

describe('the first load of a page', () => {
  it('consists of the entry, its lazy modules and all their imports, each once', () => {
    const { scripts, styles } = firstLoad(manifest, [/item-page-route/]);
    expect(scripts).toEqual(['entry.js', 'react.js', 'item.js', 'card.js']);
    expect(styles).toEqual(['frame-1.css']);
  });

  it('has the other style sheets that its page needs', () => {
    expect(firstLoad(manifest, [/category-page-route/]).styles).toEqual(['frame-1.css', 'lists-1.css']);
    expect(firstLoad(manifest, [/cart-page-route/]).styles).toEqual(['frame-1.css', 'rest-1.css']);
  });

  it('throws for a misspelled module instead of being empty', () => {
    expect(() => firstLoad(manifest, [/itempage/])).toThrow('No module of the browser');
  });
});
