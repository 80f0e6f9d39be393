import { Notice } from '../notice/notice.tsx';
import styles from './form.module.css';

export type ErrorLine = {
  message: string;
  /** The invalid field; null if the error belongs to none. */
  field: HTMLElement | null;
};

/** All errors of a form, each a link to its field. Announced when they appear. */
export function ErrorSummary({ title, lines }: { title: string; lines: readonly ErrorLine[] }) {
  return (
    <div role="alert" className={styles.summary}>
      {lines.length > 0 && (
        <Notice type="critical" title={title}>
          <ul>
            {lines.map(({ message, field }, index) => (
              <li key={index}>{field ? <FieldLink field={field}>{message}</FieldLink> : message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function FieldLink({ field, children }: { field: HTMLElement; children: string }) {
  return (
    <a
      href={`#${field.id}`}
      onClick={(event) => {
        // leaves the page's address unchanged
        event.preventDefault();
        field.focus();
      }}
    >
      {children}
    </a>
  );
}
