import { useEffect, useRef, useState } from 'react';

/** Focuses the element with an id as soon as it is rendered, which may be after an answer or the closing of a dialog. */
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
    // it may be rendered already
    render({});
  };
}
