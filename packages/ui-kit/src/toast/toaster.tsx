import { useEffect, useRef } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { styled } from 'styled-components';
import * as texts from '#texts/toast';
import { ToastCard } from './toast-card.tsx';
import { onWaitingToasts, takeWaitingToasts } from './toast-queue.ts';
import type { Toast } from './toast.ts';

/** Draws the toasts that wait, above everything, open dialogs too. Renders a `<div>` that is a popover. */
export function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onWaitingToasts(() => {
        bringToFront(layer.current);
        for (const toast of takeWaitingToasts()) show(toast);
      }),
    [],
  );
  return (
    <Layer ref={layer} popover="manual">
      <Sonner position="top-right" gap={8} offset={16} mobileOffset={16} containerAriaLabel={texts.notifications} />
    </Layer>
  );
}

function bringToFront(layer: HTMLDivElement | null): void {
  if (layer?.matches(':popover-open')) layer.hidePopover();
  layer?.showPopover();
}

function show(toast: Toast): void {
  const { duration = toast.action ? Infinity : 5000 } = toast;
  const draw = (id: string | number) => (
    <ToastCard
      toast={toast}
      onFocus={() => sonner.custom(draw, { id, duration: Infinity })}
      onBlur={() => sonner.custom(draw, { id, duration })}
      onClose={() => sonner.dismiss(id)}
    />
  );
  sonner.custom(draw, { duration });
}

const Layer = styled.div`
  inset: auto;
  width: 0;
  height: 0;
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
`;
