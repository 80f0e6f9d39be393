export { favouriteListsLoader as loader } from './favourite-lists.loader.ts';
export { FavouriteListsPage as Component } from './favourite-lists-page.tsx';
