/** The two buttons that open the slide-in menu, whose name is that of the button used. */
export type MenuName = 'products' | 'menu';

/** A dialog that replaces the menu. */
export type MenuDialog = 'market' | 'company';
