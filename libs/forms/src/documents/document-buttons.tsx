import type { DocumentFormat } from '@shop/api-contracts';
import { Button, buttonClass, classNames, Icon, type ButtonLook } from '@shop/design-system';
import { keepPendingAction, usePendingAction, usePerson, useSignInAddress } from '@shop/platform';
import { useFormText } from '../form-text.ts';
import { DocumentNotice } from './document-notice.tsx';
import styles from './documents.module.css';
import { useSaveDocument, type DocumentKind, type DocumentSubject } from './use-save-document.ts';

interface DocumentButtonsProps {
  kind: DocumentKind;
  subject: DocumentSubject;
  /** Look of the neighbouring buttons. */
  look?: ButtonLook;
}

const actionType = 'saveDocument';
const formats = ['pdf', 'docx'] as const satisfies readonly DocumentFormat[];

/**
 * Saves a cart, list, comparison or quote as PDF or Word. A visitor signs in first, after which the document is generated automatically.
 * In the server's HTML they are a visitor's; who is signed in sees them as wide as they will be. The page loads the texts of forms.
 */
export function DocumentButtons({ kind, subject, look = {} }: DocumentButtonsProps) {
  const t = useFormText();
  const { state } = usePerson();
  const signInAddress = useSignInAddress();
  const saving = useSaveDocument(kind, subject);
  usePendingAction(
    actionType,
    (payload) => keptFormat(payload, kind) !== undefined,
    (payload) => void saving.save(keptFormat(payload, kind)!),
  );
  return (
    <>
      {formats.map((format) =>
        state === 'anonymous' || state === 'awaited' ? (
          <a
            key={format}
            href={signInAddress}
            className={buttonClass(look)}
            onClick={() => keepPendingAction(actionType, { kind, format })}
          >
            <Icon name="sign-in" />
            {t(`document.${format}`)} <span className={classNames('muted', styles.signIn)}>{t('document.signIn')}</span>
          </a>
        ) : (
          <Button
            key={format}
            {...look}
            icon="download"
            pending={saving.pending === format}
            pendingText={t('document.making')}
            onClick={() => void saving.save(format)}
          >
            {t(`document.${format}`)}
          </Button>
        ),
      )}
      <DocumentNotice saving={saving} />
    </>
  );
}

/** The content of local storage is untrusted. */
function keptFormat(payload: unknown, kind: DocumentKind): DocumentFormat | undefined {
  const kept = payload as { kind?: unknown; format?: unknown } | null;
  return kept?.kind === kind ? formats.find((format) => format === kept.format) : undefined;
}
