import { buttonClass } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';

/** Where to ask for what the shop does not know of a unit. */
export function AskForParts() {
  const t = useText();
  return (
    <>
      <ShopLink to={paths.message()} className={buttonClass({ variant: 'go' })}>
        {t('units.spareParts.ask')}
      </ShopLink>
      <ShopLink to={paths.support()} className={buttonClass()}>
        {t('units.support')}
      </ShopLink>
    </>
  );
}
