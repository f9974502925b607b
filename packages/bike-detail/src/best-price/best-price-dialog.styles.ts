import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  > * {
    min-width: 0;
  }
  h3 {
    margin-block: ${theme.space[4]} ${theme.space[2]};
    font: ${theme.type.h4};
  }
  ${theme.media.m} {
    grid-template-columns: 1fr 1fr;

    > :last-child > h3 {
      margin-top: 0;
    }
  }
`;

export const Lead = styled.p`
  b {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** A list with one item per row: name, details and price stacked. */
export const Rows = styled.ul`
  margin-bottom: ${theme.space[2]};

  > li {
    display: grid;
    gap: 2px;
    padding-block: ${theme.space[2]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    overflow-wrap: anywhere;
  }
  b {
    font-weight: ${theme.weight.medium};
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const Charges = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  > li {
    display: flex;
    gap: ${theme.space[2]};
  }
  svg {
    flex: none;
    margin-top: 3px;
  }
`;
