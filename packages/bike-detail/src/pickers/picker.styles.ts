import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Options = styled.ul`
  margin-top: ${theme.space[3]};
`;

export const GroupTitle = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Option = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: 52px;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  text-align: start;

  > span {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: ${theme.weight.medium};
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.bgSelected};
  }
  ${theme.media.hover} {
    &:hover:not([aria-pressed='true']) {
      background: ${theme.color.bgHover};
    }
  }
`;

export const Prices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[6]};
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums lining-nums;

  > span {
    display: inline-block;
  }
  > span::first-letter {
    text-transform: uppercase;
  }
`;

export const Nothing = styled.p`
  padding-block: ${theme.space[6]};
  color: ${theme.color.textMuted};
  text-align: center;
`;

export const Pickers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};

  ${theme.media.noScript} {
    display: none;
  }
`;

/** The chosen value, shown only in print. */
export const OnPaper = styled.p`
  @media not print {
    display: none;
  }
`;

export const Picker = styled.div`
  min-width: 0;

  > span {
    display: block;
    margin-bottom: ${theme.space[1]};
    font: ${theme.weight.medium} 0.9375rem/1.3 ${theme.font.body};
  }
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
    width: 100%;
    min-height: 48px;
    padding: 2px 14px 0;
    border: ${theme.border.control} solid ${theme.color.lineControl};
    border-radius: ${theme.radius.s};
    background: ${theme.color.bgRaised};
    text-align: start;
  }
  > button > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button > svg {
    flex: none;
  }
`;
