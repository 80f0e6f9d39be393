import { retryPictureAfterMs, retryPictures } from './retry-pictures.ts';

function loadsOf(picture: HTMLImageElement): string[] {
  const sources: string[] = [];
  const set = picture.setAttribute.bind(picture);
  picture.setAttribute = (name, value) => {
    if (name === 'src') sources.push(value);
    set(name, value);
  };
  return sources;
}

test('a picture that a busy shop did not send is asked for once more, and no third time', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<img src="/media/a/plate.svg" alt="Plate" />';
  const picture = document.images[0]!;
  const loads = loadsOf(picture);
  retryPictures();
  picture.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(retryPictureAfterMs);
  expect(loads).toEqual(['/media/a/plate.svg']);
  picture.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(retryPictureAfterMs);
  expect(loads).toEqual(['/media/a/plate.svg']);
  jest.useRealTimers();
});

test('so is one that failed before the script of the page ran', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<img src="/media/a/failed.svg" alt="" /><img src="/media/a/there.svg" alt="" />';
  const [failed, there] = [...document.images];
  for (const [picture, width] of [
    [failed!, 0],
    [there!, 260],
  ] as const) {
    Object.defineProperty(picture, 'complete', { value: true });
    Object.defineProperty(picture, 'currentSrc', { value: picture.src });
    Object.defineProperty(picture, 'naturalWidth', { value: width });
  }
  const loads = [loadsOf(failed!), loadsOf(there!)];
  retryPictures();
  jest.advanceTimersByTime(retryPictureAfterMs);
  expect(loads).toEqual([['/media/a/failed.svg'], []]);
  jest.useRealTimers();
});
