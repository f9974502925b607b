import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export { Columns } from './transfer-section.styles.ts';

export const Checks = styled.ol.attrs({ role: 'list' })`
  counter-reset: check;
  margin-bottom: ${theme.space[5]};

  > li {
    position: relative;
    padding-block: ${theme.space[4]};
    padding-inline-start: ${theme.space[10]};
    border-top: ${theme.border.hair} solid ${theme.color.lineHair};
    counter-increment: check;
  }
  > li::before {
    content: counter(check);
    position: absolute;
    inset-inline-start: ${theme.space[2]};
    font: ${theme.type.h4};
  }
  h3 {
    font: ${theme.type.h4};
  }
  p {
    max-width: 60ch;
    color: ${theme.color.textMuted};
  }
  a {
    margin-inline-end: ${theme.space[5]};
  }
`;

export const Seen = styled.section`
  h3 {
    margin-bottom: ${theme.space[3]};
    font: ${theme.type.h4};
  }
  ul {
    display: grid;
    gap: ${theme.space[3]};
  }
  li {
    display: flex;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} ${theme.space[4]};
  }
  li[data-tone='warn'] {
    background: ${theme.color.statusWarnBg};
    color: ${theme.color.statusWarnFg};
  }
  b {
    display: block;
    font-weight: ${theme.weight.semibold};
  }
  svg {
    flex: none;
  }
`;
