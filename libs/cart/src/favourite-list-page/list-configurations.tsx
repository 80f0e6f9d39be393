import type { FavouriteList } from '@shop/api-contracts';
import { Button, IconButton, Table, Td, Th, Tr } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { RemovedNotice, useRemovals } from '@shop/platform';
import { useRef, useState } from 'react';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useListChanges, useListErrorToast } from '../favourite-lists/use-list-changes.ts';
import { EditConfiguration } from '../configurator/edit-configuration.tsx';
import { Enclosures } from '../configurator/enclosures.tsx';
import { useText } from '../text.ts';
import styles from './favourite-list-page.module.css';

/** Configured machines of a list. */
export function ListConfigurations({ list, canChange }: { list: FavouriteList; canChange: boolean }) {
  const t = useText();
  const { tag } = useI18n().locale;
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = useListChanges();
  const showFailure = useListErrorToast();
  const removals = useRemovals((id) =>
    changes.removeConfiguration(list, id).catch((error: unknown) => showFailure(error, list.name)),
  );
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {t('cart.lists.configurations')}
      </h2>
      <Table caption={t('cart.lists.configurations')} middle>
        <thead>
          <tr>
            <Th>{t('cart.lists.configuration')}</Th>
            <Th numeric>{t('cart.lists.parts')}</Th>
            <Th numeric>{t('cart.lists.price')}</Th>
            {canChange && (
              <Th>
                <span className="sr">{t('cart.lists.actions')}</span>
              </Th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.configurations.map(({ configurationId: id, name, lines, price, isEditable }) => {
            const removal = removals.of(id);
            if (removal === 'leaving') return null;
            return removal === 'undoable' ? (
              <tr key={id}>
                <td colSpan={4}>
                  <RemovedNotice
                    text={t('cart.lists.removed', { number: name })}
                    undoLabel={t('cart.lists.undo')}
                    undo={() => removals.undo(id)}
                    onEnd={(hadFocus) => {
                      removals.end(id);
                      if (hadFocus) heading.current?.focus();
                    }}
                  />
                </td>
              </tr>
            ) : (
              <Tr key={id}>
                <Td>
                  <bdi>{name}</bdi>
                  {lines.map(({ lineId, enclosures }) => (
                    <Enclosures key={lineId} enclosures={enclosures} />
                  ))}
                  <span className={styles.ways} data-chrome>
                    {isEditable && (
                      <EditConfiguration
                        configuration={{ configurationId: id, name }}
                        webshopId={`favouritelist-${list.id}`}
                      />
                    )}
                    <AskForConfiguration configurationId={id} name={name} />
                  </span>
                </Td>
                <Td label={t('cart.lists.parts')} numeric>
                  {lines.length}
                </Td>
                <Td label={t('cart.lists.price')} numeric>
                  {price ? <strong className="nb">{formatMoney(price, tag)}</strong> : t('cart.lists.onRequest')}
                </Td>
                {canChange && (
                  <Td className={styles.remove}>
                    <IconButton
                      icon="bin"
                      size="small"
                      label={t('cart.lists.remove', { number: name })}
                      onClick={() => removals.remove(id)}
                    />
                  </Td>
                )}
              </Tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}

/** Puts a configured machine into the quote cart, whether it has a price or not. */
function AskForConfiguration({ configurationId, name }: { configurationId: string; name: string }) {
  const t = useText();
  const { addMany } = useAddToCart();
  const [isAdding, setAdding] = useState(false);
  const ask = async () => {
    setAdding(true);
    await addMany([], 'RequestQuote', [configurationId]);
    setAdding(false);
  };
  return (
    <Button
      size="small"
      icon="document"
      pending={isAdding}
      aria-label={`${t('cart.add.quote')}: ${name}`}
      onClick={() => void ask()}
    >
      {t('cart.add.quote')}
    </Button>
  );
}
