import { useCartState, useOwnCarts } from '@shop/cart';
import { SkeletonRows } from '@shop/design-system';
import {
  GateOrSkeleton,
  LoadFailure,
  PageTitle,
  type ShownPerson,
  useApp,
  usePerson,
  useShownPerson,
} from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useText } from '../text.ts';
import { QuoteRequestContext } from './quote-request-context.ts';
import { QuoteRequestGate } from './quote-request-gate.tsx';
import { NothingToAsk } from './nothing-to-request.tsx';
import { quoteCheckoutQuery } from './quote-checkout-query.ts';
import { isRequestBlocked, RequestBlocked } from './request-blocked.tsx';
import { useBeginEvent } from './use-begin-event.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

interface QuoteRequestPageProps {
  title: string;
  /** Has the geometry of the page; rows by default. */
  skeleton?: ReactNode;
  /** Shown once person and quote cart are known; includes the page's heading. */
  children: ReactNode;
}

/** Frame of every page of a quote request: person, cart and blocking problems. */
export function QuoteRequestPage({ title, skeleton, children }: QuoteRequestPageProps) {
  const { state } = usePerson();
  const person = useShownPerson();
  return (
    <>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      {person ? (
        <OwnQuoteRequest key={person.scope} person={person} title={title} skeleton={skeleton}>
          {children}
        </OwnQuoteRequest>
      ) : state === 'unidentified' ? (
        <Unavailable title={title} />
      ) : (
        <GateOrSkeleton
          gate={<QuoteRequestGate />}
          skeleton={<Loading title={title} skeleton={skeleton} isAwaited />}
        />
      )}
    </>
  );
}

/** For signed-in users, once the id of their quote cart is known. */
function OwnQuoteRequest({ person, title, skeleton, children }: QuoteRequestPageProps & { person: ShownPerson }) {
  const isReady = useOwnCarts();
  const { id } = useCartState('RequestQuote');
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  // the cart id disappears when the request is sent or the session ends; the page keeps the last one
  const cartId = id ?? last;
  if (!isReady) return <Loading title={title} skeleton={skeleton} />;
  if (cartId === undefined) return <NothingToAsk title={title} />;
  return (
    <StartedQuoteRequest key={cartId} {...{ person, title, skeleton, cartId }}>
      {children}
    </StartedQuoteRequest>
  );
}

function StartedQuoteRequest({
  person,
  title,
  skeleton,
  cartId,
  children,
}: QuoteRequestPageProps & { person: ShownPerson; cartId: string }) {
  const app = useApp();
  const { data, error, refetch, isFetching } = useQuery(quoteCheckoutQuery(app, cartId, person.scope));
  useBeginEvent(data);
  const quoteRequest = useMemo(() => data && { person, checkout: data, beginAnew: refetch }, [person, data, refetch]);
  // earlier data stays after a failed refetch, unless the cart can no longer be requested
  const isOpen = quoteRequest && !isRequestBlocked(error);
  useHeadingFocus(isOpen ? 'asking' : error ? 'stopped' : undefined);
  if (isOpen) return <QuoteRequestContext value={quoteRequest}>{children}</QuoteRequestContext>;
  if (error)
    return <RequestBlocked {...{ title, error, cartId }} retry={() => void refetch()} isRetrying={isFetching} />;
  return <Loading title={title} skeleton={skeleton} />;
}

/** `isAwaited`: shown beside the invitation to sign in, which has the page's heading. */
function Loading({
  title,
  skeleton,
  isAwaited = false,
}: Pick<QuoteRequestPageProps, 'title' | 'skeleton'> & { isAwaited?: boolean }) {
  const t = useText();
  const Heading = isAwaited ? 'p' : 'h1';
  return (
    <>
      <Heading>{title}</Heading>
      {skeleton ?? <SkeletonRows label={t('rfq.ask.loading')} />}
    </>
  );
}

/** A session is expected but the servers do not answer. */
function Unavailable({ title }: { title: string }) {
  const t = useText();
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <LoadFailure title={t('rfq.ask.unavailable')} error={null} retry={() => window.location.reload()}>
        <p>{t('rfq.ask.unavailableText')}</p>
      </LoadFailure>
    </>
  );
}
