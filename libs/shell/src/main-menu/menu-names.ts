/** The two buttons that open the slide-in menu; it bears the name of the one that did. */
export type MenuName = 'products' | 'menu';

/** A dialog that takes the menu's place. */
export type MenuDialog = 'market' | 'company';
