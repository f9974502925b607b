import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef } from 'react';

interface IdleClosing {
  isOpen: boolean;
  /** Timeout in ms; undefined means that the list stays open. */
  after: number | undefined;
  isOwn: (element: Node) => boolean;
  close: () => void;
}

/**
 * Closes an unused list that was opened by pointer. If opened or used by keyboard or screen reader, it stays
 * open, because reading causes no events. Returns the handlers for the field.
 */
export function useIdleClose({ isOpen, after, isOwn, close }: IdleClosing) {
  const isPressed = useRef(false);
  const leave = useEffectEvent(close);
  const belongs = useEffectEvent((target: EventTarget | null) => target instanceof Node && isOwn(target));
  useEffect(() => {
    if (!isOpen || after === undefined || !isPressed.current) return undefined;
    let timer = setTimeout(leave, after);
    const restart = ({ target }: Event) => {
      if (!belongs(target)) return;
      clearTimeout(timer);
      timer = setTimeout(leave, after);
    };
    const handleKey = ({ target }: Event) => {
      if (belongs(target)) stop();
    };
    const stop = () => {
      clearTimeout(timer);
      for (const kind of signs) document.removeEventListener(kind, restart);
      document.removeEventListener('keydown', handleKey);
    };
    for (const kind of signs) document.addEventListener(kind, restart, { passive: true });
    document.addEventListener('keydown', handleKey);
    return stop;
  }, [isOpen, after]);
  return {
    /** Presses by screen readers have no pressure. */
    onPointerDown: ({ pressure }: ReactPointerEvent) => {
      isPressed.current = pressure > 0;
    },
    onKeyDown: () => {
      isPressed.current = false;
    },
    onBlur: () => {
      isPressed.current = false;
    },
  };
}

const signs = ['pointermove', 'pointerdown', 'wheel', 'input'] as const;
