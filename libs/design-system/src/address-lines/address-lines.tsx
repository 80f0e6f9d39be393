import styles from './address-lines.module.css';

/** Lines of an address, each in its own direction: a mirrored page would reorder postcode and place. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
