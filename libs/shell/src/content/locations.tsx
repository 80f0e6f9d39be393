import type { SupportLocation } from '@shop/api-contracts';
import { AddressLines } from '@shop/design-system';
import { addressLines } from './address-lines.ts';
import styles from './locations.module.css';

/** Support locations with name, address and contact data. */
export function Locations({ locations, level }: { locations: readonly SupportLocation[]; level: 3 | 4 }) {
  return (
    <ul className={styles.locations}>
      {locations.map((location) => (
        <Location key={location.officeName} location={location} level={level} />
      ))}
    </ul>
  );
}

function Location({ location, level }: { location: SupportLocation; level: 3 | 4 }) {
  const { officeName, address, phoneNumber, email, url, urlText } = location;
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <li className={styles.location}>
      <Heading className={styles.name}>{officeName}</Heading>
      <div className={styles.address}>
        <AddressLines lines={addressLines(address)} />
      </div>
      <ul className={styles.ways}>
        {phoneNumber && (
          <li>
            <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} className={styles.link}>
              <span className="nb">{phoneNumber}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={styles.link}>
              {email}
            </a>
          </li>
        )}
        {url && (
          <li>
            <a href={url} rel="noopener noreferrer" className={styles.link}>
              {urlText || new URL(url).hostname}
            </a>
          </li>
        )}
      </ul>
    </li>
  );
}
