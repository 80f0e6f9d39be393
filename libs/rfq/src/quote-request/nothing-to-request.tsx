import { buttonClass, EmptyState } from '@shop/design-system';
import { paths, ShopLink, useIdentityScope } from '@shop/platform';
import { lastRequest } from './request-log.ts';
import { useText } from '../text.ts';

/** Shown if there is no quote cart or an empty one, perhaps because its requests were sent in another tab. */
export function NothingToAsk({ title }: { title: string }) {
  const t = useText();
  const sent = lastRequest(useIdentityScope());
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState
        title={t(sent === undefined ? 'rfq.ask.empty' : 'rfq.ask.sent')}
        actions={
          <>
            {sent !== undefined && (
              <ShopLink to={paths.confirmation({ c: sent })} className={buttonClass({ variant: 'go' })}>
                {t('rfq.ask.toConfirmation')}
              </ShopLink>
            )}
            <ShopLink to={paths.home()} className={buttonClass(sent === undefined ? { variant: 'go' } : {})}>
              {t('rfq.ask.products')}
            </ShopLink>
          </>
        }
      >
        <p>{t(sent === undefined ? 'rfq.ask.emptyText' : 'rfq.ask.sentText')}</p>
      </EmptyState>
    </>
  );
}
