import { Button, showToast } from '@shop/design-system';
import { useMayConfigure } from '@shop/platform';
import { useText } from '../text.ts';
import { useStartSession } from './use-start-session.ts';

interface EditConfigurationProps {
  configuration: { configurationId: string; name: string };
  /** `cart-{id}` or `favouritelist-{id}`: where it is, and where the configurator comes back to. */
  webshopId: string;
  /** The cart is being paid: pressing says so, instead of leading to a configurator that could not save. */
  isFrozen?: boolean;
}

/** Opens a configuration in the configurator, which comes back to this page; nothing for who may not configure. */
export function EditConfiguration({ configuration, webshopId, isFrozen = false }: EditConfigurationProps) {
  const t = useText();
  const mayConfigure = useMayConfigure();
  const { isPending, start } = useStartSession();
  if (!mayConfigure) return null;
  const { configurationId, name } = configuration;
  const edit = () => {
    if (isFrozen) showToast({ type: 'error', text: t('cart.failed.frozen'), id: 'cart-frozen' });
    else {
      const returnPath = `${window.location.pathname}${window.location.search}`;
      void start({ configurationId, webshopId, returnPath });
    }
  };
  return (
    <Button
      size="small"
      icon="configure"
      pending={isPending}
      aria-disabled={isFrozen}
      title={isFrozen ? t('cart.failed.frozen') : undefined}
      aria-label={t('cart.configurator.editOf', { name })}
      onClick={edit}
    >
      {t('cart.configurator.edit')}
    </Button>
  );
}
