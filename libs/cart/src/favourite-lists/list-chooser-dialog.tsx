import type { FavouriteListSummary } from '@shop/api-contracts';
import { Button, buttonClass, Dialog, EmptyState, Icon, showToast, SkeletonRows } from '@shop/design-system';
import { keepPendingAction, usePerson, useSignInAddress } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import { isOwn } from './list-order.ts';
import { ListNameForm } from './list-name-form.tsx';
import { saveAction } from './save-action.ts';
import { useFavouriteLists } from './use-favourite-lists.ts';
import { useListChanges, useListErrorToast } from './use-list-changes.ts';
import { useSaveInNewLists } from './use-save-in-new-lists.ts';
import type { SaveRequest } from './save-action.ts';
import { useSaveLines } from './use-save-lines.ts';
import styles from './list-chooser-dialog.module.css';

interface ListChooserDialogProps {
  request: SaveRequest;
  /** The control that opened it, which continues after sign-in. */
  place: string;
  onClose: () => void;
}

/** Choice of a list for saving: an existing or a new one. */
export function ListChooserDialog({ request, place, onClose }: ListChooserDialogProps) {
  const t = useText();
  const { state } = usePerson();
  return (
    <Dialog open onClose={onClose} title={t('cart.lists.choose')} closeLabel={t('cart.lists.close')}>
      {state === 'anonymous' ? (
        <SignInFirst request={request} place={place} />
      ) : (
        <Choice request={request} onClose={onClose} />
      )}
    </Dialog>
  );
}

function SignInFirst({ request, place }: Omit<ListChooserDialogProps, 'onClose'>) {
  const t = useText();
  const { lines, configurationIds = [] } = request;
  return (
    <>
      <p>{t('cart.lists.signInText')}</p>
      <p className={styles.signIn}>
        <a
          href={useSignInAddress()}
          rel="nofollow"
          className={buttonClass({ variant: 'go' })}
          onClick={() => keepPendingAction(saveAction, { place, lines, configurationIds })}
        >
          {t('cart.lists.signIn')}
        </a>
      </p>
    </>
  );
}

function Choice({ request, onClose }: Omit<ListChooserDialogProps, 'place'>) {
  const t = useText();
  const { lists, error, isFetching, retry } = useFavouriteLists();
  const saveInNewLists = useSaveInNewLists();
  const [remaining, setRemaining] = useState(request);
  if (!lists && error) {
    return (
      <EmptyState
        level={3}
        title={t('cart.lists.failed')}
        actions={
          <Button variant="go" pending={isFetching} onClick={retry}>
            {t('cart.lists.retry')}
          </Button>
        }
      />
    );
  }
  if (!lists) return <SkeletonRows rows={3} label={t('cart.lists.loading')} />;
  const own = lists.filter(isOwn);
  const saveInNew = async (name: string) => {
    const result = await saveInNewLists(name, remaining);
    if (result === 'done') onClose();
    return result;
  };
  return (
    <>
      {own.length > 0 && (
        <ul className={styles.lists}>
          {own.map((list, index) => (
            <ListRow
              key={list.id}
              list={list}
              request={remaining}
              onPartlySaved={setRemaining}
              onClose={onClose}
              takesFocus={index === 0}
            />
          ))}
        </ul>
      )}
      <h3 className={styles.newHead}>{t(own.length > 0 ? 'cart.lists.newList' : 'cart.lists.firstList')}</h3>
      <ListNameForm submitText={t('cart.lists.createAndSave')} onSubmit={saveInNew} takesFocus={own.length === 0} />
    </>
  );
}

interface ListRowProps extends Omit<ListChooserDialogProps, 'place'> {
  list: FavouriteListSummary;
  /** Called after a partial save with the rest, for the next attempt. */
  onPartlySaved: (request: SaveRequest) => void;
  takesFocus: boolean;
}

/** One list: saves the lines, or removes a single article that is already in it. */
function ListRow({ list, request, onPartlySaved, onClose, takesFocus }: ListRowProps) {
  const t = useText();
  const saveLines = useSaveLines();
  const changes = useListChanges();
  const showFailure = useListErrorToast();
  const [isPending, setPending] = useState(false);
  const held = useHeldArticle(list, request);
  const save = async () => {
    const left = await saveLines(list, request);
    if (left) onPartlySaved(left);
    else onClose();
  };
  const removeArticle = async (commercialItemId: string) => {
    try {
      await changes.removeArticle(list, commercialItemId);
      showToast({ type: 'success', text: t('cart.lists.takenOut', { name: list.name }) });
      onClose();
    } catch (error) {
      showFailure(error, list.name);
    }
  };
  const submit = () => {
    setPending(true);
    void (held ? removeArticle(held) : save()).finally(() => setPending(false));
  };
  return (
    <li className={styles.list}>
      <span className={styles.name}>
        <bdi>{list.name}</bdi>
        <span className={styles.size}>
          {held && <Icon name="check" size={16} />}
          {held ? t('cart.lists.isInIt') : t('cart.lists.size', { count: list.size })}
        </span>
      </span>
      <Button
        size="small"
        pending={isPending}
        data-autofocus={takesFocus || undefined}
        aria-label={t(held ? 'cart.lists.takeOutOf' : 'cart.lists.putInto', { name: list.name })}
        onClick={submit}
      >
        {t(held ? 'cart.lists.takeOut' : 'cart.lists.put')}
      </Button>
    </li>
  );
}

/** The request's only article, if the list has it; fixed when the dialog opens, so that no button changes while it is pressed. */
function useHeldArticle(list: FavouriteListSummary, { lines, configurationIds = [] }: SaveRequest): string | undefined {
  const [held] = useState(() => {
    const id = lines.length === 1 && configurationIds.length === 0 ? lines[0]!.cartItemId.commercialItemId : undefined;
    return id && list.commercialItemIds.includes(id) ? id : undefined;
  });
  return held;
}
