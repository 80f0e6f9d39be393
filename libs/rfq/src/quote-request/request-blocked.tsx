import { useChangeText } from '@shop/cart';
import { buttonClass, EmptyState, SkeletonRows } from '@shop/design-system';
import { changesOf, codeOf, LoadFailure, paths, ShopLink, useApp, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { confirmationQuery } from './confirmation-query.ts';
import { useText } from '../text.ts';
import { NothingToAsk } from './nothing-to-request.tsx';
import { quoteCartPath } from './quote-cart-path.ts';

interface RequestBlockedProps {
  title: string;
  error: Error;
  cartId: string;
  retry: () => void;
  isRetrying: boolean;
}

const blockingCodes = new Set(['cart_unknown', 'cart_empty', 'cart_not_quotable', 'request_too_large']);

/** True if the cart itself is the problem, which a retry cannot resolve. */
export const isRequestBlocked = (error: Error | null): boolean => blockingCodes.has(codeOf(error) ?? '');

/** Shown instead of a quote cart that cannot be requested or read. */
export function RequestBlocked({ title, error, cartId, retry, isRetrying }: RequestBlockedProps) {
  switch (codeOf(error)) {
    case 'cart_unknown':
      return <PerhapsSent title={title} cartId={cartId} />;
    case 'cart_empty':
      return <NothingToAsk title={title} />;
    case 'cart_not_quotable':
      return <NotQuotable title={title} error={error} />;
    case 'request_too_large':
      return <TooLarge title={title} />;
    default:
      return <Failed {...{ title, error, retry, isRetrying }} />;
  }
}

/** Shown if the cart is gone: its requests may have been sent in another tab, or by a call whose answer was lost. */
function PerhapsSent({ title, cartId }: { title: string; cartId: string }) {
  const t = useText();
  const app = useApp();
  const { data, isPending } = useQuery(confirmationQuery(cartId, useIdentityScope()));
  if (data) return <Navigate to={app.href(paths.confirmation({ c: cartId }))} replace />;
  if (!isPending) return <NothingToAsk title={title} />;
  return (
    <>
      <h1>{title}</h1>
      <SkeletonRows label={t('rfq.ask.loading')} />
    </>
  );
}

/** Lists lines that are no longer sold, with a link to correct them. */
function NotQuotable({ title, error }: { title: string; error: Error }) {
  const t = useText();
  const changeText = useChangeText();
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState
        title={t('rfq.ask.notQuotable')}
        actions={
          <ShopLink to={quoteCartPath()} className={buttonClass({ variant: 'go' })}>
            {t('rfq.ask.toCart')}
          </ShopLink>
        }
      >
        <p>{t('rfq.ask.notQuotableText')}</p>
        <ul>
          {changesOf(error).map((change) => (
            <li key={`${change.lineId} ${change.kind}`}>
              <span className="art">{change.articleNumber}</span>, {change.name}: {changeText(change)}
            </li>
          ))}
        </ul>
      </EmptyState>
    </>
  );
}

/** Shown if the cart exceeds the number of lines for online requests. */
function TooLarge({ title }: { title: string }) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <EmptyState
        title={t('rfq.ask.tooLarge')}
        actions={
          <>
            <ShopLink to={paths.support()} className={buttonClass({ variant: 'go' })}>
              {t('rfq.partner.support')}
            </ShopLink>
            <ShopLink to={quoteCartPath()} className={buttonClass()}>
              {t('rfq.ask.toCart')}
            </ShopLink>
          </>
        }
      >
        <p>{t('rfq.ask.tooLargeText')}</p>
      </EmptyState>
    </>
  );
}

function Failed({ title, error, retry, isRetrying }: Omit<RequestBlockedProps, 'cartId'>) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <LoadFailure error={error} retry={retry} isRetrying={isRetrying} title={t('rfq.ask.failed')}>
        <p>{t('rfq.ask.failedText')}</p>
      </LoadFailure>
    </>
  );
}
