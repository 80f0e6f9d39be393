import { buttonClass, EmptyState, SkeletonRows } from '@shop/design-system';
import { LoadFailure, usePerson, useSignInAddress } from '@shop/platform';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';

interface PersonGateProps {
  /** Heading until the person is known; omit it if the page has its own. */
  title?: string;
  /** Why this page needs sign-in. */
  reason: string;
  /** Shown until the person is known, instead of rows. */
  loading?: ReactNode;
  children: (scope: string) => ReactNode;
}

/** Wraps personal content: waits until the person is known, and asks visitors to sign in and return. */
export function PersonGate({ title, reason, loading, children }: PersonGateProps) {
  const person = usePerson();
  if (person.state === 'signedIn') return children(person.scope);
  return (
    <>
      {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
      <NobodyYet reason={reason} loading={loading} />
    </>
  );
}

function NobodyYet({ reason, loading }: Pick<PersonGateProps, 'reason' | 'loading'>) {
  const t = useText();
  const person = usePerson();
  const signIn = useSignInAddress();
  switch (person.state) {
    case 'signedIn':
    case 'awaited':
      return loading ?? <SkeletonRows label={t('checkout.payment.loading')} />;
    case 'anonymous':
      return (
        <EmptyState
          title={t(person.ended ? 'checkout.payment.ended' : 'checkout.payment.signInTitle')}
          actions={
            <a href={signIn} className={buttonClass({ variant: 'go' })}>
              {t('checkout.payment.signIn')}
            </a>
          }
        >
          <p>{reason}</p>
        </EmptyState>
      );
    case 'unidentified':
      return (
        <LoadFailure title={t('checkout.payment.unidentified')} error={null} retry={() => window.location.reload()}>
          <p>{t('checkout.payment.unidentifiedText')}</p>
        </LoadFailure>
      );
  }
}
