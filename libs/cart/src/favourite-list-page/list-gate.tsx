import { paths, ShopLink, SignInGate } from '@shop/platform';
import { useText } from '../text.ts';

/** Asks visitors to sign in; explains what lists are for. */
export function ListGate() {
  const t = useText();
  return (
    <SignInGate
      title={t('cart.lists.list')}
      ended={t('cart.lists.ended')}
      lead={t('cart.lists.gateText')}
      signIn={t('cart.lists.signIn')}
      beside={<ShopLink to={paths.support()}>{t('cart.lists.help')}</ShopLink>}
    />
  );
}
