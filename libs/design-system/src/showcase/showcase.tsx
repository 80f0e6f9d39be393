import { actions } from './actions.tsx';
import { data } from './data.tsx';
import type { ExhibitGroup } from './exhibit.ts';
import { fields } from './fields.tsx';
import { foundations } from './foundations.tsx';
import { messages } from './messages.tsx';
import styles from './showcase.module.css';
import { tables } from './tables.tsx';

/** All components of the design system, by what they are for. */
export const exhibitGroups: readonly ExhibitGroup[] = [foundations, actions, fields, messages, data, tables];

/** Every component of the design system in every state, on one page; English, for those who build the shop. */
export function Showcase() {
  return (
    <div className={styles.page} lang="en">
      <h1 tabIndex={-1}>Design system</h1>
      <nav aria-label="Groups of components">
        <ul className={styles.row}>
          {exhibitGroups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {exhibitGroups.map((group) => (
        <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`}>
          <h2 id={`${group.id}-title`}>{group.title}</h2>
          {group.exhibits.map(({ components, purpose, states, isWide = false }) => (
            <div key={purpose} className={styles.exhibit}>
              <p className={styles.purpose}>
                {components.length > 0 && <strong>{components.join(', ')}</strong>} {purpose}
              </p>
              <div className={isWide ? styles.wide : styles.states}>
                {states.map(([name, content]) => (
                  <figure key={name} className={styles.state}>
                    <figcaption>{name}</figcaption>
                    {content}
                  </figure>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
