import type { Comparison } from './compare.ts';

const order: Record<Comparison['state'], number> = { changed: 0, new: 1, gone: 2, same: 3 };

/**
 * Page with each picture that changed: old and new under a slider, and what differs. `old` and `fresh` are addresses of
 * the folders, relative to the page.
 */
export function comparisonPage(comparisons: readonly Comparison[], { old, fresh }: Record<'old' | 'fresh', string>) {
  const sorted = [...comparisons].sort((a, b) => order[a.state] - order[b.state] || b.share - a.share);
  const count = (state: Comparison['state']) => comparisons.filter((one) => one.state === state).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Pictures compared</title>
<style>
  body { margin: 2rem; font: 14px/20px sans-serif; color-scheme: light dark }
  figure { margin: 0 0 3rem }
  .pair { position: relative; display: inline-block; max-width: 100%; outline: 1px solid #888 }
  .pair img, .alone { display: block; max-width: 100% }
  .pair .old { position: absolute; inset: 0; width: 100%; clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0) }
  input { width: min(100%, 40rem) }
</style>
<h1>Pictures compared</h1>
<p>${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('same')} the same. Old: ${escaped(old)}. New: ${escaped(fresh)}.</p>
${sorted.flatMap((one) => (one.state === 'same' ? [] : [figure(one, { old, fresh })])).join('\n')}
<script>
  for (const slider of document.querySelectorAll('input[type=range]'))
    slider.addEventListener('input', () =>
      slider.closest('figure').querySelector('.pair').style.setProperty('--at', slider.value + '%'));
</script>
</html>
`;
}

function figure({ name, state, share }: Comparison, { old, fresh }: Record<'old' | 'fresh', string>): string {
  const title = escaped(name);
  const file = `${encodeURIComponent(name)}.png`;
  if (state !== 'changed') {
    const folder = state === 'new' ? fresh : old;
    return `<figure><h2>${title}: ${state}</h2><img class="alone" loading="lazy" src="${folder}/${file}" alt="" /></figure>`;
  }
  return `<figure><h2>${title}: ${percent(share)} changed</h2>
<label>Old to the left, new to the right<br /><input type="range" value="50" aria-label="${title}: old and new" /></label><br />
<div class="pair"><img loading="lazy" src="${fresh}/${file}" alt="new" /><img class="old" loading="lazy" src="${old}/${file}" alt="old" /></div>
<details><summary>Differences</summary><img class="alone" loading="lazy" src="differences/${file}" alt="" /></details></figure>`;
}

const percent = (share: number): string => (share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
