import { useEffect, useRef, useState } from 'react';

/** Gives the focus to the element of an id as soon as a rendering has it: it may come with an answer, after the dialog has closed. */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  const [, render] = useState<object>();
  useEffect(() => {
    const element = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (!element) return;
    element.focus();
    wanted.current = undefined;
  });
  return (id) => {
    wanted.current = id;
    // it may be there already
    render({});
  };
}
