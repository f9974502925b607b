import { useEffect, useRef, useState } from 'react';

/** Moves the focus to one of several elements after it has rendered. */
export function useFocusOn() {
  const elements = useRef(new Map<string, HTMLElement>());
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) elements.current.get(target.id)?.focus();
  }, [target]);
  return {
    on: (id: string) => setTarget({ id }),
    ref: (id: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
  };
}
