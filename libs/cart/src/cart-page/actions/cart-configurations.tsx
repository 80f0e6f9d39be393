import { fieldBounds, type Cart, type CartConfiguration } from '@shop/api-contracts';
import { Button, classNames, Dialog, Table, Td, Th, Tr, UnbrokenNumbers } from '@shop/design-system';
import { formatMoney, useI18n } from '@shop/i18n';
import { useState } from 'react';
import type { CartChanges } from '../../cart/use-cart-changes.ts';
import { EditConfiguration } from '../../configurator/edit-configuration.tsx';
import { Enclosures } from '../../configurator/enclosures.tsx';
import { useText } from '../../text.ts';
import { CommitField } from '../../lines/commit-field.tsx';
import { GenerateQuote } from './generate-quote.tsx';
import styles from './cart-configurations.module.css';

type Changes = Pick<CartChanges, 'copyConfiguration' | 'deleteConfiguration' | 'setConfigurationNumber'>;

interface CartConfigurationsProps {
  cart: Pick<Cart, 'id' | 'configurations' | 'payment'>;
  withOwnNumbers: boolean;
  changes: Changes;
}

/** Configured machines: each a group with its parts, one price and own numbers for the parts. */
export function CartConfigurations({ cart, withOwnNumbers, changes }: CartConfigurationsProps) {
  const t = useText();
  if (cart.configurations.length === 0) return null;
  return (
    <section aria-labelledby="cart-configurations" className={styles.configurations}>
      <h2 id="cart-configurations" tabIndex={-1}>
        {t('cart.page.configurations')}
      </h2>
      {cart.configurations.map((configuration) => (
        <Configuration
          key={configuration.configurationId}
          cart={cart}
          configuration={configuration}
          withOwnNumbers={withOwnNumbers}
          changes={changes}
        />
      ))}
    </section>
  );
}

interface ConfigurationProps extends CartConfigurationsProps {
  configuration: CartConfiguration;
}

function Configuration({ cart, configuration, withOwnNumbers, changes }: ConfigurationProps) {
  const t = useText();
  const { tag } = useI18n().locale;
  const { configurationId, name, lines, price, isEditable } = configuration;
  const [isCopying, setCopying] = useState(false);
  const copy = async () => {
    setCopying(true);
    await changes.copyConfiguration(configurationId);
    setCopying(false);
  };
  return (
    <section className={styles.configuration} aria-label={name}>
      <header className={styles.head}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <span className="muted">{t('cart.page.configuration.parts', { count: lines.length })}</span>
        <strong className={styles.price}>{price ? formatMoney(price, tag) : t('cart.page.onRequest')}</strong>
        <span className={styles.actions} data-chrome>
          {isEditable && (
            <EditConfiguration
              configuration={configuration}
              webshopId={`cart-${cart.id}`}
              isFrozen={Boolean(cart.payment)}
            />
          )}
          <GenerateQuote
            subject={{ configurationId }}
            look={{ size: 'small' }}
            label={t('cart.page.generateOf', { name })}
          />
          <Button
            size="small"
            icon="copy"
            pending={isCopying}
            aria-label={t('cart.page.configuration.copy', { name })}
            onClick={() => void copy()}
          >
            {t('cart.page.configuration.copyShort')}
          </Button>
          <DeleteConfiguration configuration={configuration} changes={changes} />
        </span>
      </header>
      <Table caption={name} middle className={styles.parts}>
        <thead>
          <tr>
            <Th>{t('cart.page.article')}</Th>
            {withOwnNumbers && <Th className={styles.ownNumber}>{t('cart.page.ownNumber')}</Th>}
            <Th numeric className={styles.quantity}>
              {t('cart.page.quantity')}
            </Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Tr key={line.lineId}>
              <Td>
                <span className={styles.name}>
                  <UnbrokenNumbers text={line.name} />
                </span>
                <span className={classNames('art', styles.number)}>{line.articleNumber}</span>
                <Enclosures enclosures={line.enclosures} />
              </Td>
              {withOwnNumbers && (
                <Td label={t('cart.page.ownNumber')} className={styles.ownNumber}>
                  <CommitField
                    label={t('cart.page.ownNumberOf', { articleNumber: line.articleNumber })}
                    value={line.customArticleNumber ?? ''}
                    maxLength={fieldBounds.customArticleNumber}
                    onCommit={(customArticleNumber) => {
                      const { lineId, configurationItemId } = line;
                      void changes.setConfigurationNumber({
                        configurationId,
                        configurationItemId,
                        lineId,
                        customArticleNumber,
                      });
                    }}
                  />
                  <span className="print-only">{line.customArticleNumber}</span>
                </Td>
              )}
              <Td label={t('cart.page.quantity')} numeric>
                {line.quantity}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function DeleteConfiguration({
  configuration: { configurationId, name },
  changes,
}: Pick<ConfigurationProps, 'configuration' | 'changes'>) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    if (!(await changes.deleteConfiguration(configurationId))) setDeleting(false);
    setOpen(false);
  };
  return (
    <>
      <Button
        size="small"
        icon="bin"
        aria-label={t('cart.page.remove', { articleNumber: name })}
        onClick={() => setOpen(true)}
      >
        {t('cart.page.removeShort')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('cart.page.configuration.deleteTitle', { name })}
        closeLabel={t('cart.page.close')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('cart.page.configuration.keep')}</Button>
            <Button variant="go" pending={isDeleting} onClick={() => void remove()}>
              {t('cart.page.removeShort')}
            </Button>
          </>
        }
      >
        <p>{t('cart.page.configuration.deleteText')}</p>
      </Dialog>
    </>
  );
}
