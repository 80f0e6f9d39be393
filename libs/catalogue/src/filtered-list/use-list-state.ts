import { useRequestedState, useShopNavigate } from '@shop/platform';

/** The shown and the requested state of a list; `read` reads a state from the query of an address, `pathOf` writes a changed one. */
export function useListState<State extends object>(
  read: (search: URLSearchParams) => State,
  pathOf: (state: State, change: Partial<State>) => string,
) {
  const navigate = useShopNavigate();
  const { shown, asked, busy, lastAsked, setRequested } = useRequestedState(read);

  /** Navigates to the list with a change of the requested state. */
  const ask = (change: (state: State) => Partial<State>) => {
    const from = lastAsked();
    const path = pathOf(from, change(from));
    setRequested(path.split('?')[1] ?? '');
    navigate(path, { preventScrollReset: true });
  };
  return { shown, asked, busy, ask };
}
