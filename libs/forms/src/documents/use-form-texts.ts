import { useApp } from '@shop/platform';
import { useEffect, useState } from 'react';
import { loadFormMessages } from '../form-text.ts';

/** True once the texts of forms are loaded; requests them on pages whose routes do not. */
export function useFormTexts(): boolean {
  const { i18n } = useApp();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isShown = true;
    i18n.load(loadFormMessages).then(
      () => isShown && setLoaded(true),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [i18n]);
  return isLoaded;
}
