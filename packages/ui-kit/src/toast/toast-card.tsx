import { styled } from 'styled-components';
import * as texts from '#texts/toast';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';
import type { Toast } from './toast-queue.ts';

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
}

/** Toast: dark in every theme, with its kind shown by an icon and the colour of its lower edge. */
export function ToastCard({ toast: { kind, text, lang, action }, onClose }: ToastCardProps) {
  return (
    <Root data-theme="dark" data-kind={kind}>
      <Icon name={icons[kind]} />
      <p lang={lang}>{text}</p>
      {action && (
        <Button size="small" tone="secondary" lang={lang} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={texts.dismiss} tone="quiet" onClick={onClose} />
    </Root>
  );
}

const icons = { success: 'circle-check', error: 'circle-alert', notice: 'info' } as const;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[4]};
  border: ${theme.border.hair} solid ${theme.color.lineOnInk};
  border-bottom: ${theme.border.focus} solid ${theme.color.statusNoticeFg};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgInk};
  color: ${theme.color.textOnInk};
  font: ${theme.weight.medium} 1rem/1.4 ${theme.font.body};
  box-shadow: ${theme.shadow.overlay};

  &[data-kind='success'] {
    border-bottom-color: ${theme.color.statusSuccessFg};
  }
  &[data-kind='error'] {
    border-bottom-color: ${theme.color.statusDangerFg};
  }
  > p {
    flex: 1;
    padding-block: ${theme.space[2]};
  }
`;
