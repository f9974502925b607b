import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

/** Returns props that make a mounted `<dialog>` modal and report every way of closing it. */
export function useModal(onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasPressedBeside = useRef(false);
  useCloseOnBack(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const releasePage = holdPage();
    dialog?.showModal();
    initialFocus?.current?.focus();
    return () => {
      releasePage();
      // Only a dialog that is closed before its removal restores the focus.
      dialog?.close();
    };
  }, [initialFocus]);

  const onCancel = (event: DialogEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const onPointerDown = (event: DialogEvent) => {
    wasPressedBeside.current = event.target === event.currentTarget;
  };
  // Dragging from inside, e.g. to select text, ends with a click on the dialog too.
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget && wasPressedBeside.current) onClose();
  };
  return { ref, onCancel, onPointerDown, onClick, onClose: (event: DialogEvent) => wasForcedShut(event) && onClose() };
}

/** Browsers close it on the second Escape without asking; our own closing disconnects or reopens it. */
const wasForcedShut = ({ target, currentTarget }: DialogEvent): boolean =>
  target === currentTarget && currentTarget.isConnected && !currentTarget.open;

/** Locks page scrolling, without a layout shift from the scrollbar; returns the function that unlocks it. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
