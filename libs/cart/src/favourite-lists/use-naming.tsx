import { fieldBounds, type FavouriteListSummary } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../text.ts';
import { ListNameDialog } from './list-name-dialog.tsx';
import { isNameTaken, useCreateList } from './use-create-list.ts';
import { useListChanges, useListErrorToast } from './use-list-changes.ts';

type Named = Pick<FavouriteListSummary, 'id' | 'name'>;
type NamingRequest = { what: 'create' } | { what: 'rename' | 'copy'; list: Named };

interface Naming {
  create: () => void;
  rename: (list: Named) => void;
  copy: (list: Named) => void;
  /** Render it anywhere in the page. */
  dialog: ReactNode;
}

/**
 * Asks for a name, and creates, renames or copies a list.
 * @param onMade called with a new list
 * @param onRenamed called after renaming, which changes the list's position in the sorted table
 */
export function useNaming(
  onMade: (list: Named) => void = () => undefined,
  onRenamed: (list: Named) => void = () => undefined,
): Naming {
  const t = useText();
  const [asked, ask] = useState<NamingRequest>();
  const changes = useListChanges();
  const create = useCreateList();
  const showFailure = useListErrorToast();
  // the callback may move the focus, which an open dialog prevents
  const afterClose = useRef<() => void>(undefined);
  useEffect(() => {
    if (asked) return;
    afterClose.current?.();
    afterClose.current = undefined;
  }, [asked]);

  async function submit(name: string): Promise<'done' | 'taken' | 'failed'> {
    if (asked?.what !== 'rename' && asked?.what !== 'copy') {
      const list = await create(name);
      if (list === 'taken' || list === 'failed') return list;
      afterClose.current = () => onMade(list);
      return 'done';
    }
    const { list } = asked;
    try {
      if (asked.what === 'rename') {
        await changes.rename(list, name);
        afterClose.current = () => onRenamed(list);
      } else {
        const made = await changes.copy(list, name);
        afterClose.current = () => onMade(made);
      }
    } catch (error) {
      if (isNameTaken(error)) return 'taken';
      showFailure(error, list.name);
      return 'failed';
    }
    if (asked.what === 'copy') showToast({ type: 'success', text: t('cart.lists.copied', { name }) });
    return 'done';
  }

  const close = () => ask(undefined);
  return {
    create: () => ask({ what: 'create' }),
    rename: (list) => ask({ what: 'rename', list }),
    copy: (list) => ask({ what: 'copy', list }),
    dialog: asked && (
      <ListNameDialog
        title={t(titles[asked.what])}
        name={initialName(asked, (name) => t('cart.lists.copyOf', { name }))}
        submitText={t(submits[asked.what])}
        onSubmit={submit}
        onClose={close}
      />
    ),
  };
}

const titles = { create: 'cart.lists.new', rename: 'cart.lists.rename', copy: 'cart.lists.copy' } as const;
const submits = { create: 'cart.lists.create', rename: 'cart.lists.saveName', copy: 'cart.lists.copy' } as const;

function initialName(asked: NamingRequest, copyOf: (name: string) => string): string {
  if (asked.what === 'create') return '';
  return asked.what === 'rename' ? asked.list.name : copyOf(asked.list.name).slice(0, fieldBounds.listName);
}
