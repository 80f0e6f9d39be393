import type { CartLine } from '@shop/api-contracts';
import { Button, Icon } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useState, type ReactNode } from 'react';
import { cartActionOf, cartItemIdOf } from '../../cart/cart-action-of.ts';
import { useText } from '../../text.ts';
import { allowedQuantity } from '../../lines/allowed-quantity.ts';
import type { LineActions } from './line-actions.ts';
import { linePath } from '../../lines/line-path.ts';
import { SellingTerms } from '../../lines/selling-terms.tsx';
import styles from './line-issue.module.css';

interface LineIssueProps {
  line: CartLine;
  actions: LineActions;
}

/** Explains why a line cannot be ordered, with actions to correct it. */
export function LineIssue({ line, actions }: LineIssueProps) {
  const t = useText();
  switch (line.issue) {
    case 'discontinued':
      return <Discontinued line={line} actions={actions} />;
    case 'soldOut':
      return <Issue title={t('cart.soldOutForGood')}>{t('cart.page.issue.soldOutText')}</Issue>;
    case 'stock': {
      const left = allowedQuantity(line.quantity, line.item?.salesDetails);
      return (
        <Issue
          title={t('cart.onlyLeft', { count: left })}
          action={{
            text: t('cart.page.issue.setQuantity', { quantity: left }),
            run: () => actions.setQuantity(line, left),
          }}
        >
          {t('cart.page.issue.stockText')}
        </Issue>
      );
    }
    case 'notSold':
      return <Issue title={t('cart.page.issue.notSold')}>{t('cart.page.issue.notSoldText')}</Issue>;
    case 'quoteOnly':
      return (
        <Issue
          title={t('cart.page.issue.quoteOnly')}
          action={{ text: t('cart.page.issue.moveToQuote'), run: () => actions.moveToQuote(line) }}
        >
          {t('cart.page.issue.quoteOnlyText')}
        </Issue>
      );
    case 'quantity': {
      const quantity = allowedQuantity(line.quantity, line.item?.salesDetails);
      return (
        <Issue
          title={t('cart.page.issue.quantity')}
          action={{
            text: t('cart.page.issue.setQuantity', { quantity }),
            run: () => actions.setQuantity(line, quantity),
          }}
        >
          <SellingTerms salesDetails={line.item?.salesDetails} />
        </Issue>
      );
    }
    case null:
      return null;
  }
}

function Discontinued({ line, actions }: LineIssueProps) {
  const t = useText();
  const { successor } = line;
  if (!successor) {
    return <Issue title={t('cart.page.issue.discontinued')}>{t('cart.page.issue.noSuccessor')}</Issue>;
  }
  const isSold = cartActionOf(successor) !== null;
  return (
    <Issue
      title={t('cart.page.issue.discontinued')}
      {...(isSold ? { action: { text: t('cart.page.issue.replace'), run: () => actions.replace(line) } } : {})}
    >
      {t('cart.page.issue.successor')}{' '}
      <ShopLink to={linePath(cartItemIdOf(successor), successor)} prefetch={false}>
        <span className="art">{successor.articleNumber}</span>, {successor.name}
      </ShopLink>
    </Issue>
  );
}

interface IssueProps {
  title: string;
  children: ReactNode;
  action?: { text: string; run: () => Promise<unknown> };
}

function Issue({ title, children, action }: IssueProps) {
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await action?.run().finally(() => setRunning(false));
  };
  return (
    <div className={styles.issue}>
      <Icon name="warning" className={styles.icon} />
      <span>
        <strong>{title}</strong> {children}
      </span>
      {action && (
        <Button size="small" pending={isRunning} className={styles.action} onClick={() => void run()}>
          {action.text}
        </Button>
      )}
    </div>
  );
}
