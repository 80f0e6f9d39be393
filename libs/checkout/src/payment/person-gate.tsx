import { buttonClass, EmptyState, SkeletonRows } from '@shop/design-system';
import { LoadFailure, usePerson, useSignInAddress } from '@shop/platform';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';

interface PersonGateProps {
  /** Heading of the page until it is known who is there; without one the page has its own. */
  title?: string;
  /** Why one has to sign in here. */
  reason: string;
  children: (scope: string) => ReactNode;
}

/** Around what belongs to one person: waits until it is known who is there, and asks whoever is not signed in to do so, and come back. */
export function PersonGate({ title, reason, children }: PersonGateProps) {
  const person = usePerson();
  if (person.state === 'signedIn') return children(person.scope);
  return (
    <>
      {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
      <NobodyYet reason={reason} />
    </>
  );
}

function NobodyYet({ reason }: Pick<PersonGateProps, 'reason'>) {
  const t = useText();
  const person = usePerson();
  const signIn = useSignInAddress();
  switch (person.state) {
    case 'signedIn':
    case 'awaited':
      return <SkeletonRows label={t('checkout.payment.loading')} />;
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
