/** Milliseconds before a picture that failed is requested again. */
export const retryPictureAfterMs = 2_000;

/** Requests a picture once more whose first load failed, be it before or after this call: browsers leave it broken. */
export function retryPictures(page: Document = document): void {
  const retried = new WeakSet<EventTarget>();
  const retry = (picture: EventTarget | null): void => {
    if (!(picture instanceof HTMLImageElement) || retried.has(picture)) return;
    retried.add(picture);
    setTimeout(() => picture.setAttribute('src', picture.getAttribute('src') ?? ''), retryPictureAfterMs);
  };
  // errors of pictures do not bubble
  page.addEventListener('error', ({ target }) => retry(target), true);
  for (const picture of page.images) {
    if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) retry(picture);
  }
}
