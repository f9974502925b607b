import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Box = styled.section`
  display: grid;
  gap: ${theme.space[5]};
  align-content: start;
  min-width: 0;
  padding: ${theme.space[5]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgRaised};
  scroll-margin-top: ${theme.space[10]};

  h2 {
    font: ${theme.type.h3};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;

  > button[data-width='auto'] {
    justify-self: start;
  }
`;

/** Messaging needs scripts; without them this says so. */
export const SignInFirst = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  ${theme.media.noScript} {
    > :not(noscript) {
      display: none;
    }
  }
`;

export const Note = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

/** Live region, announced when it appears. */
export const Told = styled.output`
  display: block;
`;

export const News = styled(Told)`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Offer = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[5]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

export const Notice = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};

  > div {
    display: grid;
    gap: ${theme.space[2]};
    justify-items: start;
  }
  b {
    font-weight: ${theme.weight.semibold};
  }
  svg {
    flex: none;
  }
`;

/** Shown in place of the next steps of a deal. */
export const Calm = styled(Told)`
  padding: ${theme.space[4]};
  background: ${theme.color.bgSunken};
`;

export const Danger = styled.section`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  border-bottom: ${theme.border.ground} solid ${theme.color.lineGround};
  background: ${theme.color.statusDangerBg};
  color: ${theme.color.statusDangerFg};

  > div {
    display: grid;
    gap: ${theme.space[3]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    font: ${theme.type.h3};
  }
  h3 {
    font: ${theme.type.h4};
  }
  ul {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
  }
  a {
    color: inherit;
  }
  svg {
    flex: none;
  }
`;

export const Conversation = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${theme.space[10]};
    max-width: 1176px;
  }
`;

export const Talk = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;
  min-width: 0;
`;

export const Beside = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;
  min-width: 0;

  ${theme.media.nav} {
    > :first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

export const Messages = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[3]};
`;

export const Message = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  justify-self: start;
  max-width: min(100%, 60ch);
  min-width: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgSunken};
  overflow-wrap: anywhere;
  scroll-margin-block: ${theme.space[12]};

  &[data-own='true'] {
    justify-self: end;
    background: ${theme.color.bgSelected};
  }
  &[data-event='true'] {
    justify-self: center;
    background: none;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  > p {
    white-space: pre-line;
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
  }
`;

export const Sum = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  > b {
    font: ${theme.type.priceM};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  button {
    min-height: ${theme.layout.tap};
  }
`;

export const Steps = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  border-bottom: ${theme.border.ground} solid ${theme.color.lineGround};
  background: ${theme.color.statusSuccessBg};
  color: ${theme.color.statusSuccessFg};

  h2 {
    font: ${theme.type.h4};
  }
  ol {
    display: grid;
    gap: ${theme.space[3]};
    padding-inline-start: ${theme.space[5]};
    list-style: decimal;
  }
  b {
    display: block;
    font-weight: ${theme.weight.semibold};
  }
`;

export const Part = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  padding-top: ${theme.space[5]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  h2 {
    font: ${theme.type.h4};
  }
`;
