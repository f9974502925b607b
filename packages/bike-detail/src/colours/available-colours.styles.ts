import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Paint = styled.a`
  flex: 1;
  min-width: 0;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current='true'] {
    --ground: ${theme.color.actionSignalBg};
    font-weight: ${theme.weight.semibold};
  }
  ${theme.media.hover} {
    &:hover {
      --ground: ${theme.color.actionSignalBg};
    }
  }
`;

export const Stage = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  height: calc(var(--mm) * 1500);
  background: ${theme.color.bgStage};

  li:first-child & {
    border-start-start-radius: 14px;
  }
  li:last-child & {
    border-start-end-radius: 14px;
  }
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.layout.tap};
  padding-inline: ${theme.space[4]};
  overflow-wrap: anywhere;
`;

export const Swatch = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
  border: ${theme.border.hair} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.pill};
`;

export const Nothing = styled.p`
  color: ${theme.color.textMuted};
`;
