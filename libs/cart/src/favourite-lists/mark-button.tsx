import type { ItemCard } from '@shop/api-contracts';
import { Button, buttonClass, Icon, IconButton, iconButtonClass } from '@shop/design-system';
import { keepPendingAction, usePendingAction, usePerson, useSignInAddress } from '@shop/platform';
import { shownUnit } from '../cart/applied-filters.ts';
import { useText } from '../text.ts';
import { lineOf } from './line-of.ts';
import { isSaveAction, saveAction } from './save-action.ts';
import { useIsInOwnList } from './use-favourite-lists.ts';
import { useOwnTexts } from '../use-own-texts.ts';
import { useSaveAtOnce } from './use-save-at-once.ts';
import { useChooser } from './use-save-to-list.tsx';
import styles from './favourite-mark.module.css';

export interface MarkButtonProps {
  item: ItemCard;
  /** `icon` for cards, `row` for table rows, `button` with a text. */
  look?: 'icon' | 'row' | 'button';
}

export function MarkButton(props: MarkButtonProps) {
  const hasTexts = useOwnTexts();
  const { state } = usePerson();
  if (!hasTexts || props.item.commercialItemId === null) return null;
  if (state === 'anonymous') return <SignInMark {...props} />;
  return state === 'signedIn' ? <OwnMark {...props} /> : null;
}

const sizeOf = (look: 'icon' | 'row') => (look === 'row' ? 'small' : 'normal');
const placeOf = ({ commercialItemId }: ItemCard): string => `mark/${commercialItemId}`;

/** For visitors: leads to sign-in, after which the article is saved. */
function SignInMark({ item, look = 'icon' }: MarkButtonProps) {
  const t = useText();
  const label = t('cart.lists.signInToSave', { number: item.articleNumber });
  return (
    <a
      href={useSignInAddress()}
      rel="nofollow"
      aria-label={label}
      title={label}
      className={look === 'button' ? buttonClass() : iconButtonClass({ size: sizeOf(look) })}
      onClick={() => keepPendingAction(saveAction, { place: placeOf(item), lines: [lineOf(item, shownUnit())] })}
    >
      <Icon name="bookmark" size={look === 'row' ? 16 : 20} />
      {look === 'button' && t('cart.lists.save')}
    </a>
  );
}

/** Saves at once if there is no choice: in the only list, or in a new first one. Otherwise, and if already saved, opens the choice. */
function OwnMark({ item, look = 'icon' }: MarkButtonProps) {
  const t = useText();
  const isSaved = useIsInOwnList(item.commercialItemId);
  const place = placeOf(item);
  const { ask, chooser } = useChooser(place);
  const { saveAtOnce, isSaving } = useSaveAtOnce();
  const save = async (line = lineOf(item, shownUnit())) => {
    const request = { lines: [line], items: [item] };
    if (isSaved || !(await saveAtOnce(request))) ask(request);
  };
  usePendingAction(
    saveAction,
    (payload) => isSaveAction(payload) && payload.place === place,
    // the line of before sign-in, when the list may have been narrowed to a unit
    (payload) => void save(isSaveAction(payload) ? payload.lines[0] : undefined),
  );
  const label = t(isSaved ? 'cart.lists.savedMark' : 'cart.lists.saveMark', { number: item.articleNumber });
  return (
    <>
      {look === 'button' ? (
        <Button
          icon="bookmark"
          aria-label={label}
          title={label}
          pending={isSaving}
          className={isSaved ? styles.saved : undefined}
          onClick={() => void save()}
        >
          {t(isSaved ? 'cart.lists.saved' : 'cart.lists.save')}
        </Button>
      ) : (
        <IconButton
          icon="bookmark"
          size={sizeOf(look)}
          label={label}
          aria-busy={isSaving || undefined}
          className={isSaved ? styles.saved : undefined}
          onClick={() => void save()}
        />
      )}
      {chooser}
    </>
  );
}
