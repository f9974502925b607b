import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { ToastCard } from './toast-card.tsx';
import { onWaitingToasts, takePendingToasts, type Toast } from './toast-queue.ts';

/**
 * Region where toasts appear, above everything, even open dialogs; one per page. Each text is shown once;
 * showing it again restarts its timer. Renders a `<div>` with role status.
 */
export function ToastRegion() {
  const layer = useRef<HTMLUListElement>(null);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(
    () =>
      onWaitingToasts(() => {
        const taken = takePendingToasts();
        setToasts((shown) => taken.reduce(withToast, shown).slice(-max));
        bringToFront(layer.current);
      }),
    [],
  );
  const close = useCallback((toast: Toast) => setToasts((shown) => shown.filter((other) => other !== toast)), []);
  const open = useCallback((list: HTMLUListElement) => {
    layer.current = list;
    list.showPopover();
    return () => void (layer.current = null);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <output> must not hold a list.
    <div role="status" style={outOfFlow}>
      {toasts.length > 0 && (
        <List ref={open} popover="manual">
          {toasts.map((toast) => (
            <TimedToast key={toast.text} toast={toast} close={close} />
          ))}
        </List>
      )}
    </div>
  );
}

// No styled component, and a list only for a toast: a rule added to a page has browsers check all styles again.
const outOfFlow = { position: 'absolute' } as const;

/** Maximum number of toasts; more would cover the page. */
const max = 3;

const withToast = (shown: readonly Toast[], toast: Toast): readonly Toast[] => [
  ...shown.filter(({ text }) => text !== toast.text),
  toast,
];

/** Moves it above a dialog opened since. */
function bringToFront(layer: HTMLElement | null): void {
  layer?.hidePopover();
  layer?.showPopover();
}

/** Toast with a timer that restarts when hover and focus end. */
function TimedToast({ toast, close }: { toast: Toast; close: (toast: Toast) => void }) {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { duration = toast.action ? Infinity : 5000 } = toast;
  const isHeld = isHovered || hasFocus || duration === Infinity;
  useEffect(() => {
    if (isHeld) return undefined;
    const deadline = setTimeout(close, duration, toast);
    return () => clearTimeout(deadline);
  }, [toast, duration, isHeld, close]);
  return (
    <Item
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <ToastCard toast={toast} onClose={() => close(toast)} />
    </Item>
  );
}

const List = styled.ul`
  position: fixed;
  inset: ${theme.space[4]} ${theme.space[4]} auto auto;
  width: min(356px, 100% - 2 * ${theme.space[4]});
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  list-style: none;

  &:popover-open {
    display: grid;
    gap: ${theme.space[2]};
  }
`;

const Item = styled.li`
  transition: opacity 200ms;
  @starting-style {
    opacity: 0;
  }
`;
