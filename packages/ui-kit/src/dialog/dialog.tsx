import { type ReactNode, type RefObject, useId } from 'react';
import * as texts from '#texts/dialog';
import { IconButton } from '../button/icon-button.tsx';
import * as S from './dialog.styles.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  /** Whether it is shown; a closed one renders nothing. */
  isOpen: boolean;
  /** Called when the visitor wants it closed: by its button, Escape, the system's way back, or a press beside it. */
  onClose: () => void;
  /** The heading, which names it. */
  title: ReactNode;
  /** The body, which scrolls when it is long. */
  children: ReactNode;
  /** What stays in sight below the body: one or two buttons. */
  footer?: ReactNode;
  /** 480 or 720 px wide on a screen that has more. @default 'medium' */
  size?: 'medium' | 'large';
  /** What takes the focus at first; without it the button that closes. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * Asks for an answer before the page goes on: in the middle of wide screens, at the lower edge of those below 768 px.
 * Renders a modal `<dialog>`; the focus returns to where it was.
 */
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
