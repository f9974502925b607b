import { useEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './combobox-section.ts';

/** Whether the list of a combobox is open, and which of its options the keys have reached. */
export interface ListState<Option> {
  isOpen: boolean;
  staysOpen: boolean;
  active: Option | undefined;
  open: () => void;
  close: () => void;
  /** Opens the list and makes this option the active one. */
  activate: (option: Option | undefined) => void;
  /** Gives the keys back to the text. */
  deactivate: () => void;
}

interface ListSurroundings<Option> {
  options: readonly Option[];
  /** Whether an element belongs to the combobox; a touch on any other closes the list. */
  isOwn: (element: Node) => boolean;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  /** Whether the list stands there always. */
  staysOpen: boolean;
}

/** The state of a list that closes when something else is touched. */
export function useListState<Option extends ComboboxOption>({
  options,
  isOwn,
  onOpenChange,
  staysOpen,
}: ListSurroundings<Option>): ListState<Option> {
  const [isOpen, setOpen] = useState(staysOpen);
  const [activeId, setActiveId] = useState<string>();
  // One event may open and close: what was rendered last is not what holds.
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

/** A touch on what takes no focus leaves the focus where it is on some phones, so `blur` is not enough. */
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
