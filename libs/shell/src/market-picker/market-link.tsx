import { paths, ShopLink, useCurrentPath, useShopNavigate } from '@shop/platform';
import { useState, type MouseEvent } from 'react';
import { useMarketName } from './use-market-name.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import { useText } from '../text.ts';
import { isPlainClick } from './is-plain-click.ts';

const loadDialog = () => import('./market-dialog.tsx').then((module) => module.MarketDialog);

/** The current market. Opens the choice in a dialog; without a script, or if the code fails to load, it links to the page of markets. */
export function MarketLink({ className }: { className: string | undefined }) {
  const t = useText();
  const navigate = useShopNavigate();
  const here = useCurrentPath();
  const marketName = useMarketName();
  const [Dialog, load] = useOnDemand(loadDialog);
  const [open, setOpen] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    load().then(
      () => setOpen(true),
      () => navigate(paths.switcher(), { state: { from: here } }),
    );
  };
  return (
    <>
      <ShopLink
        to={paths.switcher()}
        state={{ from: here }}
        prefetch={false}
        className={className}
        aria-haspopup="dialog"
        aria-label={t('shell.marketNow', { market: marketName })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        {marketName}
      </ShopLink>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
