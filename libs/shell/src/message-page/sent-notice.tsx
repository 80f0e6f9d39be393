import { Button, buttonClass, Icon } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';
import styles from './message-page.module.css';

/** Replaces the form after sending: confirmation and what happens next. Takes the focus. */
export function SentNotice({ email, again }: { email: string; again: () => void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="check" className={styles.check} />
        {t('shell.message.sent')}
      </h2>
      <p>{t('shell.message.sentText', { email })}</p>
      <p className={styles.actions}>
        <ShopLink to={paths.home()} className={buttonClass({ variant: 'go' })}>
          {t('shell.notFound.toHome')}
        </ShopLink>
        <Button onClick={again}>{t('shell.message.another')}</Button>
      </p>
    </div>
  );
}
