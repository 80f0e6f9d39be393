import type { Settings } from '@shop/api-contracts';
import { Button, PlainSelect, SegmentedLinks, type LinkParts } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import type { ReactNode } from 'react';
import styles from './sort-and-view.module.css';

export type ResultView = Settings['resultView'];

interface SortAndViewProps {
  /** Full address of the list, without a query: where the form leads without a script. */
  action: string;
  /** Query parameters that the form keeps; an undefined one is left out. */
  kept: Readonly<Record<string, string | undefined>>;
  sort: string | undefined;
  options: readonly { value: string; text: string }[];
  /** Gets undefined for the first option, the order that needs no parameter. */
  onSort: (sort: string | undefined) => void;
  view: ResultView;
  /** Address of the same list in another view, inside the market. */
  hrefOf: (view: ResultView) => string;
  /** What else can be chosen of the view. */
  children?: ReactNode;
}

const viewLink = ({ href, ...link }: LinkParts) => (
  <ShopLink to={href} rel="nofollow" prefetch={false} preventScrollReset replace {...link} />
);

/** Order and view of a list of items. Without a script the order is a form with a button, the view two links. */
export function SortAndView({ action, kept, sort = '', options, onSort, view, hrefOf, children }: SortAndViewProps) {
  const t = useText();
  return (
    <div className={styles.controls}>
      {/* a browser that restores the order of a former page would choose it */}
      <form action={action} className={styles.sort} autoComplete="off">
        {Object.entries(kept).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <PlainSelect
          label={t('catalogue.sort')}
          name="sort"
          className={styles.select}
          value={sort}
          onChange={({ currentTarget: { value } }) => onSort(value || undefined)}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </PlainSelect>
        <noscript>
          <Button type="submit">{t('catalogue.sort.apply')}</Button>
        </noscript>
      </form>
      {children}
      <SegmentedLinks
        label={t('catalogue.view')}
        renderLink={viewLink}
        links={(['grid', 'list'] as const).map((one) => ({
          href: hrefOf(one),
          label: t(`catalogue.view.${one}`),
          icon: one,
          current: one === view,
        }))}
      />
    </div>
  );
}
