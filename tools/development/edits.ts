/** The page that the checks change, its style sheet and its texts. */
export const homePage = 'libs/shell/src/home-page/home-page.tsx';
export const homeStyles = 'libs/shell/src/home-page/home-page.module.css';
export const englishTexts = 'libs/shell/src/messages/en.json';

/** A part of the page around the search field: its heading can change without moving the field. */
export const hero = 'libs/shell/src/home-page/hero.tsx';
export const heading = '{title}</h1>';

/** Where code can be inserted into the page's function. */
export const inFunction = '  const tree = usePrefetchedQuery(';
