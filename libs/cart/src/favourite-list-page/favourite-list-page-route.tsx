export { favouriteListHandle as handle } from './favourite-list-handle.ts';
export { favouriteListLoader as loader } from './favourite-list.loader.ts';
export { FavouriteListPage as Component } from './favourite-list-page.tsx';
