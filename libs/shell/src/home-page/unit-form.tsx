import { Button, Icon } from '@shop/design-system';
import { ShopLink, unitPaths, useApp, useShopNavigate } from '@shop/platform';
import { useRef, type FormEvent } from 'react';
import { useText } from '../text.ts';
import styles from './home-page.module.css';

/** Leads to the unit with a serial number or tag, also without a script; the camera reads it from the label. The page of units explains what it does not find. */
export function UnitForm() {
  const t = useText();
  const app = useApp();
  const navigate = useShopNavigate();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = field.current?.value.trim() ?? '';
    if (number === '') field.current?.focus();
    else navigate(unitPaths.unitSearch(number));
  };
  return (
    <form
      role="search"
      aria-label={t('shell.home.unitLabel')}
      action={app.href(unitPaths.unitSearch())}
      onSubmit={submit}
    >
      {app.companyId && <input type="hidden" name="companyId" value={`-${app.companyId}`} />}
      <label htmlFor="unit-number" className={styles.label}>
        {t('shell.home.unitLabel')}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id="unit-number"
          name="q"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          {...(app.isDemo ? { placeholder: t('shell.home.unitExample') } : {})}
          className={styles.field}
        />
        {/* a real navigation: only its own document lets the code reader run */}
        <a href={app.href(unitPaths.unitScan())} className={styles.scan} aria-label={t('shell.home.scan')}>
          <Icon name="camera" />
        </a>
        <Button type="submit" variant="go" className={styles.submit ?? ''}>
          {t('shell.home.unitSubmit')}
        </Button>
      </div>
      <ShopLink to={unitPaths.unitSearch()} className={styles.other}>
        {t('shell.home.findUnit')}
      </ShopLink>
    </form>
  );
}
