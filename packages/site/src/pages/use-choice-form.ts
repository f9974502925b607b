import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** What a filter form shows, and how its fields and the address become each other. */
export interface ChoiceForm {
  /** Address of the answers that the page shows. */
  shown: string;
  /** Returns the address of the form's current answers. */
  addressOf: (form: HTMLFormElement) => string;
  /** Sets the fields to the answers of an address. */
  show: (form: HTMLFormElement, search: URLSearchParams) => void;
}

/**
 * Filter form whose choices apply at once: the browser shows a choice immediately, and navigation follows. The form follows other changes
 * of the address, such as Back; a newer choice whose navigation is pending stays.
 */
export function useChoiceForm({ shown, addressOf, show }: ChoiceForm) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  /** Addresses of choices that are not rendered yet, newest last. */
  const underWay = useRef<string[]>([]);
  useLayoutEffect(() => {
    const { current } = underWay;
    underWay.current = current.includes(shown) ? current.slice(current.lastIndexOf(shown) + 1) : [];
    if (underWay.current.length === 0 && form.current) show(form.current, searchOf(shown));
    // oxlint-disable-next-line react/exhaustive-deps -- an address stands for its answers
  }, [shown]);
  useEffect(() => {
    // Going back before a choice has rendered leaves `shown` unchanged, although the fields have changed.
    const onBack = () => {
      underWay.current = [];
      if (form.current) show(form.current, new URLSearchParams(globalThis.location.search));
    };
    globalThis.addEventListener('popstate', onBack);
    return () => globalThis.removeEventListener('popstate', onBack);
  }, [show]);
  const choose = () => {
    if (!form.current) return;
    const address = addressOf(form.current);
    if (address === (underWay.current.at(-1) ?? shown)) return;
    // Reverting to the shown address leaves nothing pending.
    underWay.current = address === shown ? [] : [...underWay.current, address];
    startTransition(() => void navigate(address, { preventScrollReset: true }));
  };
  return { form, choose };
}

const searchOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1] ?? '');
