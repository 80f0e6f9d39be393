import { LoaderBar } from '@shop/design-system';
import { useText } from '../text.ts';
import { loaderDebounceMs, useIsLoading, useLasting } from './loading-state.ts';

/** The loader bar along the top, for loading that takes longer than a blink. */
export function PageLoader() {
  const t = useText();
  const shown = useLasting(useIsLoading(), loaderDebounceMs);
  return <LoaderBar shown={shown} label={t('shell.loading')} />;
}
