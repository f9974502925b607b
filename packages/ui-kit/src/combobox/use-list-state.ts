import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './combobox-section.ts';

/** Open state of a combobox's list, and its active option. */
export interface ListState<Option> {
  isOpen: boolean;
  staysOpen: boolean;
  active: Option | undefined;
  open: () => void;
  close: () => void;
  /** Opens the list and makes an option active. */
  activate: (option: Option | undefined) => void;
  /** Clears the active option, so that keys apply to the text. */
  deactivate: () => void;
}

interface ListSurroundings<Option> {
  options: readonly Option[];
  /** Whether an element belongs to the combobox; touching any other closes the list. */
  isOwn: (element: Node) => boolean;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  /** Whether the list is always shown. */
  staysOpen: boolean;
}

/** State of a list that closes when something else is touched. */
export function useListState<Option extends ComboboxOption>({
  options,
  isOwn,
  onOpenChange,
  staysOpen,
}: ListSurroundings<Option>): ListState<Option> {
  const [isOpen, setOpen] = useState(staysOpen);
  const [activeId, setActiveId] = useState<string>();
  // One event may open and close it, so the last rendered state may be outdated.
  const latest = useRef(staysOpen);
  const change = (next: boolean) => {
    if (!next) setActiveId(undefined);
    if (staysOpen || next === latest.current) return;
    latest.current = next;
    setOpen(next);
    onOpenChange?.(next);
  };
  const close = () => change(false);
  useTouchElsewhere(isOpen && !staysOpen, isOwn, close);
  return {
    isOpen,
    staysOpen,
    active: isOpen ? options.find(({ id }) => id === activeId) : undefined,
    open: () => change(true),
    close,
    activate: (option) => {
      change(true);
      setActiveId(option?.id);
    },
    deactivate: () => setActiveId(undefined),
  };
}

/** On some phones, touching something not focusable does not move the focus, so `blur` is not enough. */
function useTouchElsewhere(isOpen: boolean, isOwn: (element: Node) => boolean, leave: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleTouch = ({ target }: PointerEvent) => {
      if (target instanceof Node && !isOwn(target)) leave();
    };
    document.addEventListener('pointerdown', handleTouch);
    return () => document.removeEventListener('pointerdown', handleTouch);
  });
}
