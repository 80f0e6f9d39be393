/** What the two buttons of the header open: the panel of products, and the slide-in menu. */
export type MenuName = 'products' | 'menu';

/** A dialog that replaces the menu. */
export type MenuDialog = 'market' | 'company';
