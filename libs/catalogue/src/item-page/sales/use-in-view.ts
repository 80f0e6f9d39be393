import { useEffect, useState } from 'react';

/** True while the element with this id is almost fully in view; undefined until known. */
export function useInView(id: string): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting), {
      threshold: 0.9,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
