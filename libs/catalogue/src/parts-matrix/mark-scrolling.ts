/** Without a scroll for this long the page is at rest. */
const restMs = 150;

/** Sets `data-scrolling` on an element while the page scrolls, so that rows passing below the pointer are not painted anew. Returns its end. */
export function markScrolling({ dataset }: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    timer = undefined;
    delete dataset['scrolling'];
  };
  const onScroll = () => {
    if (timer === undefined) dataset['scrolling'] = '';
    clearTimeout(timer);
    timer = setTimeout(rest, restMs);
  };
  document.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('scroll', onScroll);
  };
}
