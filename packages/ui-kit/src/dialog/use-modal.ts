import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

/** Props that make a mounted `<dialog>` modal and tell every way in which a visitor wants it closed. */
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
      // Only a dialog that is closed before it is taken away gives the focus back.
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
  // A drag that starts inside, to select text, ends in a click on the dialog too.
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget && wasPressedBeside.current) onClose();
  };
  return { ref, onCancel, onPointerDown, onClick, onClose: (event: DialogEvent) => wasForcedShut(event) && onClose() };
}

/** A browser closes on the second Escape without asking; our own closing leaves nothing connected or reopens. */
const wasForcedShut = ({ target, currentTarget }: DialogEvent): boolean =>
  target === currentTarget && currentTarget.isConnected && !currentTarget.open;

/** Keeps the page from scrolling, without a shift when its scrollbar goes; returns what lets it scroll again. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
