import { Button, Dialog } from '@dopahiya/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as texts from '#texts/under-development';

/** Time until it closes by itself, in ms. */
const openFor = 3000;

interface UnderDevelopmentProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that says nothing can be ordered yet; closes after three seconds or on OK, and the page repeats it. */
export function UnderDevelopment({ isOpen, onClose }: UnderDevelopmentProps) {
  const ok = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => close(), openFor);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      initialFocus={ok}
      footer={
        <Button ref={ok} onClick={onClose}>
          {texts.ok}
        </Button>
      }
    >
      <p>{texts.text}</p>
      <p>{texts.closes(openFor / 1000)}</p>
    </Dialog>
  );
}
