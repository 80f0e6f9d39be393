import styles from './email-text.module.css';

/** An e-mail address; one too long for the line of its label stands below it, and breaks after the @ if it must. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <span className={styles.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
