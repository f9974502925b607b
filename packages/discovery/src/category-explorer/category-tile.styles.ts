import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Tile = styled.button`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  width: 100%;
  height: 100%;
  padding: ${theme.space[3]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-bottom: ${theme.border.ground} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
  text-align: start;

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
  &[aria-pressed='true'] {
    border-color: transparent;
    border-bottom-color: ${theme.color.lineStrong};
    background: ${theme.color.bgSelected};
  }
  &:active {
    opacity: 0.86;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
  ${theme.media.nav} {
    flex-direction: row;
    align-items: center;
    gap: ${theme.space[5]};
    padding: ${theme.space[2]} ${theme.space[4]};
    border-inline: 0;
    border-top: 0;
    border-bottom-width: 1px;
    border-radius: 0;

    &[aria-pressed='true'] {
      border-bottom-width: 2px;
      border-radius: 14px 14px 0 0;
    }
  }
`;

/** All tiles share one scale. */
export const Stage = styled.span`
  --mm: 0.056px;
  display: flex;
  flex: none;
  align-items: flex-end;
  width: 128px;
  max-width: 100%;
  height: 76px;
`;

export const Words = styled.span`
  display: grid;
  min-width: 0;
`;

export const Name = styled.span`
  font: ${theme.type.h4};
`;

export const Text = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Arrow = styled.span`
  display: none;

  ${theme.media.nav} {
    display: flex;
    margin-inline-start: auto;
  }
`;
