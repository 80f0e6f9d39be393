import type { DocumentFormat } from '@shop/api-contracts';
import { Button, buttonClass, Dialog, Notice, RadioGroup, type ButtonLook } from '@shop/design-system';
import { DocumentNotice, useSaveDocument, type DocumentSubject } from '@shop/forms';
import { paths, ShopLink, usePerson, useSignInAddress } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../../text.ts';
import styles from './cart-actions.module.css';

interface GenerateQuoteProps {
  /** The cart, or one configuration. */
  subject: DocumentSubject;
  look?: ButtonLook;
  /** Accessible name of the button, if its text does not identify the subject. */
  label?: string;
}

/** Generates a quote with today's prices and keeps it among the generated quotes. */
export function GenerateQuote({ subject, look, label }: GenerateQuoteProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...look} icon="document" aria-label={label} onClick={() => setOpen(true)}>
        {t('cart.page.generate')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('cart.page.generate.title')} closeLabel={t('cart.page.close')}>
        <Generating subject={subject} close={close} />
      </Dialog>
    </>
  );
}

function Generating({ subject, close }: { subject: DocumentSubject; close: () => void }) {
  const t = useText();
  const isAnonymous = usePerson().state === 'anonymous';
  const signInAddress = useSignInAddress();
  const saving = useSaveDocument('quote', subject);
  const [format, setFormat] = useState<DocumentFormat>('pdf');
  const [asked, setAsked] = useState<DocumentFormat>();
  // another format may be requested again, the same one may not
  const isMade = saving.isSaved && asked === format;
  return (
    <div className={styles.generate}>
      <p>{t('cart.page.generate.text')}</p>
      {isAnonymous ? (
        <p>
          <a href={signInAddress} className={buttonClass({ variant: 'go' })}>
            {t('cart.page.generate.signIn')}
          </a>
        </p>
      ) : (
        <>
          <RadioGroup
            label={t('cart.page.generate.format')}
            options={[
              { value: 'pdf', label: 'PDF' },
              { value: 'docx', label: 'Word' },
            ]}
            value={format}
            onChange={setFormat}
          />
          <DocumentNotice saving={saving} />
          {saving.isSaved && (
            <Notice type="success" live title={t('cart.page.generate.made')}>
              {t('cart.page.generate.kept')}
            </Notice>
          )}
          <p className={styles.generateActions}>
            {isMade && (
              <ShopLink to={paths.generatedQuotes()} className={buttonClass({ variant: 'go' })}>
                {t('cart.page.generate.all')}
              </ShopLink>
            )}
            <Button
              variant={isMade ? 'plain' : 'go'}
              pending={saving.pending !== undefined}
              pendingText={t('cart.page.generate.making')}
              onClick={() => {
                setAsked(format);
                void saving.save(format);
              }}
            >
              {t('cart.page.generate')}
            </Button>
            <Button onClick={close}>{t('cart.page.close')}</Button>
          </p>
        </>
      )}
    </div>
  );
}
