import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef } from 'react';

interface IdleClosing {
  isOpen: boolean;
  /** Milliseconds without a sign of use; without a number the list waits. */
  after: number | undefined;
  isOwn: (element: Node) => boolean;
  close: () => void;
}

/**
 * Closes a list that a pointer has opened and nobody uses any more. One that keys or a screen reader have opened, or use,
 * stays: they give no sign while somebody reads. The result belongs to the field.
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
    /** A press that a screen reader makes has no weight. */
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
