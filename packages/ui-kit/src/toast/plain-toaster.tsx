import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { ToastCard } from './toast-card.tsx';
import { onWaitingToasts, takeWaitingToasts } from './toast-queue.ts';
import type { Toast } from './toast.ts';

/** Draws toasts where the better way could not be loaded: each stays until it is closed, and the same one is told once. Renders a `<ul>`. */
export function PlainToaster() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(
    () =>
      onWaitingToasts(() => {
        const taken = takeWaitingToasts();
        setToasts((shown) => taken.reduce(withToast, shown).slice(-most));
      }),
    [],
  );
  const close = (toast: Toast) => setToasts((shown) => shown.filter((other) => other !== toast));
  return (
    <List>
      {toasts.map((toast) => (
        <li key={toast.text}>
          <ToastCard toast={toast} onClose={() => close(toast)} />
        </li>
      ))}
    </List>
  );
}

const withToast = (shown: readonly Toast[], toast: Toast): readonly Toast[] => [
  ...shown.filter(({ text }) => text !== toast.text),
  toast,
];

/** As many as the better way shows at once. */
const most = 3;

const List = styled.ul`
  position: fixed;
  inset-block-start: ${theme.space[4]};
  inset-inline-end: ${theme.space[4]};
  z-index: ${theme.zIndex.overlay};
  display: grid;
  gap: ${theme.space[2]};
  width: min(356px, 100% - 2 * ${theme.space[4]});
`;
