import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** On a phone the bike's card is one line above the form. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding-bottom: ${theme.space[10]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 776px) minmax(0, 432px);
    justify-content: space-between;
    gap: 72px;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;
  min-width: 0;
`;

/** Visually hidden, as the steps above show the same; receives focus when the step changes. */
export const StepTitle = styled.h2`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Beside = styled.aside`
  display: contents;

  ${theme.media.nav} {
    display: grid;
    align-content: start;
    gap: ${theme.space[6]};
    min-width: 0;
  }
`;

export const Notice = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: start;
  padding: 14px ${theme.space[4]} 12px;
  border-radius: ${theme.radius.stand};

  &[data-tone='danger'] {
    background: ${theme.color.statusDangerBg};
    color: ${theme.color.statusDangerFg};
    font-weight: ${theme.weight.medium};
  }
  &[data-tone='warn'] {
    background: ${theme.color.statusWarnBg};
    color: ${theme.color.statusWarnFg};
  }
  > svg {
    flex: none;
  }
  > span,
  > output,
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

export const Kept = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: 36px;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Slow = styled.output`
  display: block;
  color: ${theme.color.textMuted};

  &:empty {
    display: none;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[6]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  ${theme.media.m} {
    flex-direction: row;
    align-items: center;
  }
`;

export const Aside = styled.p`
  flex: 1;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  ${theme.media.m} {
    text-align: end;

    &:first-child {
      text-align: start;
    }
  }
`;

export const Advice = styled.div`
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};

  > h3 {
    font: ${theme.type.h4};
  }
  > ul,
  > ol {
    display: grid;
    gap: ${theme.space[2]};
    margin-top: ${theme.space[3]};
    padding-inline-start: ${theme.space[5]};
    list-style: revert;
  }
  > p {
    margin-top: ${theme.space[3]};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;
