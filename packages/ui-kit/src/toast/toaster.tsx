import { useEffect, useRef } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { styled } from 'styled-components';
import * as texts from '#texts/toast';
import { ToastCard } from './toast-card.tsx';
import { onWaitingToasts, takeWaitingToasts } from './toast-queue.ts';
import type { Toast } from './toast.ts';

/** Draws the toasts that wait, above everything, open dialogs too; what is shown already begins its time anew. Renders a `<div>` that is a popover. */
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

/** The toasts that are on screen, by their texts: several parts of a page may tell the same at once. */
const shown = new Map<string, string | number>();

function show(toast: Toast): void {
  const { text, duration = toast.action ? Infinity : 5000 } = toast;
  const forget = () => shown.delete(text);
  const draw = (id: string | number) => (
    <ToastCard
      toast={toast}
      onFocus={() => sonner.custom(draw, { id, duration: Infinity })}
      onBlur={() => sonner.custom(draw, { id, duration })}
      onClose={() => sonner.dismiss(id)}
    />
  );
  const id = shown.get(text);
  shown.set(text, sonner.custom(draw, { id, duration, onDismiss: forget, onAutoClose: forget }));
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
