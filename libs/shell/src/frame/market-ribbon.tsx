import { Ribbon, type RibbonTone } from '@shop/design-system';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';

/** Colours of the settings as tones of the ribbon. */
const tones: Record<string, RibbonTone> = { petrol: 'petrol', signal: 'orange', ink: 'ink', stop: 'red', ok: 'green' };

/** The label at the bottom left that settings may ask for. */
export function MarketRibbon() {
  const { ribbon } = usePrefetchedQuery(settingsQuery());
  return ribbon && <Ribbon text={ribbon.text} color={tones[ribbon.color] ?? 'ink'} />;
}
