import { paths, ShopLink, SignInGate } from '@shop/platform';
import { useText } from '../text.ts';

/** Asks visitors to sign in; explains what the account area is for. */
export function PortalGate() {
  const t = useText();
  return (
    <SignInGate
      title={t('portal.customer')}
      ended={t('portal.gate.ended')}
      lead={t('portal.gate.lead')}
      reasons={{
        title: t('portal.gate.reasons'),
        lines: (['prices', 'orders', 'units', 'addresses', 'profile'] as const).map((reason) =>
          t(`portal.gate.${reason}`),
        ),
      }}
      signIn={t('portal.gate.signIn')}
      beside={<ShopLink to={paths.support()}>{t('portal.gate.help')}</ShopLink>}
      note={t('portal.gate.noAccount')}
    />
  );
}
