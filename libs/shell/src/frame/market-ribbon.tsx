import { Ribbon } from '@shop/design-system';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';

/** Colours that go by another name in the settings; the ribbon knows what to do with any. */
const tones: Record<string, string> = { signal: 'orange', stop: 'red', ok: 'green' };

/** The label at the bottom left, if configured. */
export function MarketRibbon() {
  const { ribbon } = usePrefetchedQuery(settingsQuery());
  return ribbon && <Ribbon text={ribbon.text} color={tones[ribbon.color] ?? ribbon.color} />;
}
