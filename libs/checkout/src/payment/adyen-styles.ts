import text from '@adyen/adyen-web/styles/adyen.css?inline';

let sheet: CSSStyleSheet | undefined;

/**
 * Loads Adyen's styles together with its code, because the shop's style sheet is one file that every page loads. A constructed sheet needs
 * no inline style, which the policy forbids.
 */
export function adoptAdyenStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
