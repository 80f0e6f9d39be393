import { buttonClass, Button, SkeletonRows } from '@shop/design-system';
import { GateOrSkeleton, PageTitle, paths, useApp, usePerson, useSignInAddress } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useStartSession } from '../configurator/use-start-session.ts';
import { useText } from '../text.ts';
import { SaveConfiguration } from './save-configuration.tsx';
import styles from './configurator-page.module.css';

/** Leads to the configurator at once; when it comes back, asks where what was made there should go. */
export function ConfiguratorPage() {
  const t = useText();
  const { state } = usePerson();
  const [search] = useSearchParams();
  const configurationId = search.get('configurationId');
  return (
    <div className={styles.page}>
      <PageTitle title={t('cart.configurator.title')} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{t('cart.configurator.title')}</h1>
      <p className={styles.lead}>{t('cart.configurator.lead')}</p>
      {state !== 'signedIn' ? (
        <GateOrSkeleton
          gate={<SignInFirst />}
          skeleton={<SkeletonRows rows={2} label={t('cart.configurator.opening')} />}
        />
      ) : configurationId ? (
        <SaveConfiguration key={configurationId} configurationId={configurationId}>
          <OpenConfigurator />
        </SaveConfiguration>
      ) : (
        <OpenConfigurator isAtOnce={!search.has('returned')} />
      )}
    </div>
  );
}

/** Works without a script. */
function SignInFirst() {
  const t = useText();
  return (
    <p>
      <a href={useSignInAddress()} rel="nofollow" className={buttonClass({ variant: 'go' })}>
        {t('cart.configurator.signIn')}
      </a>
    </p>
  );
}

function OpenConfigurator({ isAtOnce = false }: { isAtOnce?: boolean }) {
  const t = useText();
  const app = useApp();
  const { isPending, start } = useStartSession();
  const isStarted = useRef(false);
  const returnPath = app.href(paths.configurator({ returned: 'true' }));
  useEffect(() => {
    if (!isAtOnce || isStarted.current) return;
    isStarted.current = true;
    void start({ returnPath, replaced: true });
  });
  return (
    <p>
      <Button
        variant={isAtOnce ? 'go' : 'plain'}
        icon="configure"
        pending={isPending}
        onClick={() => void start({ returnPath })}
      >
        {t('cart.configurator.open')}
      </Button>
    </p>
  );
}
