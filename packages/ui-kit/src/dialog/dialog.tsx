import { type ReactNode, type RefObject, useId } from 'react';
import * as texts from '#texts/dialog';
import { IconButton } from '../button/icon-button.tsx';
import * as S from './dialog.styles.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  /** Whether it is open; a closed one renders nothing. */
  isOpen: boolean;
  /** Called when the visitor closes it: by its button, Escape, Back, or a press outside. */
  onClose: () => void;
  /** Heading, also its accessible name. */
  title: ReactNode;
  /** Scrollable body. */
  children: ReactNode;
  /** Fixed footer: one or two buttons. */
  footer?: ReactNode;
  /** Maximum width: 480 or 720 px. @default 'medium' */
  size?: 'medium' | 'large';
  /** Element that gets the initial focus; the close button by default. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Modal dialog: centred on wide screens, at the lower edge below 768 px. Renders a modal `<dialog>`; restores the focus when closed. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, footer, size = 'medium', initialFocus }: Omit<DialogProps, 'isOpen'>) {
  const titleId = useId();
  const modal = useModal(onClose, initialFocus);
  return (
    <S.Root {...modal} aria-labelledby={titleId} data-size={size}>
      <S.Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={texts.close} tone="quiet" edge="end" onClick={onClose} />
      </S.Head>
      <S.Body>{children}</S.Body>
      {footer && <S.Foot>{footer}</S.Foot>}
    </S.Root>
  );
}
