import { Button } from '@shop/design-system';
import { useText } from '../text.ts';
import { useStartSession } from './use-start-session.ts';

interface EditConfigurationProps {
  configuration: { configurationId: string; name: string };
  /** `cart-{id}` or `favouritelist-{id}`: where it is, and where the configurator comes back to. */
  webshopId: string;
}

/** Opens a configuration in the configurator, which comes back to this page. */
export function EditConfiguration({ configuration: { configurationId, name }, webshopId }: EditConfigurationProps) {
  const t = useText();
  const { isPending, start } = useStartSession();
  const edit = () =>
    start({ configurationId, webshopId, returnPath: `${window.location.pathname}${window.location.search}` });
  return (
    <Button
      size="small"
      icon="configure"
      pending={isPending}
      aria-label={t('cart.configurator.editOf', { name })}
      onClick={() => void edit()}
    >
      {t('cart.configurator.edit')}
    </Button>
  );
}
