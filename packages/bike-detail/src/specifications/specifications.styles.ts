import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]};

  > * {
    min-width: 0;
  }
  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) 368px;
    align-items: start;
    gap: 60px;

    /* Below the header and the bar of the page, for as long as the sheet is read. */
    > :last-child {
      position: sticky;
      inset-block-start: calc(${theme.layout.header} + ${theme.space[16]} + ${theme.space[5]});
    }
  }
  ${theme.media.low} {
    > :last-child {
      position: static;
    }
  }
  @media print {
    display: block;
    columns: 2;

    > :last-child {
      position: static;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;

  > :first-child {
    flex: 1 1 220px;
    min-width: 0;
  }
  ${theme.media.belowNav} {
    width: 100%;
  }
  ${theme.media.nav} {
    flex-wrap: nowrap;

    > :first-child {
      flex: none;
      width: 280px;
    }
  }
  ${theme.media.noScript} {
    display: none;
  }
`;

export const Failure = styled.div`
  margin-bottom: ${theme.space[6]};
`;

export const Nothing = styled.output`
  display: grid;
  padding-block: ${theme.space[6]};
  color: ${theme.color.textMuted};

  > b {
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Rows = styled.div`
  tr {
    position: relative;
  }
  ${theme.media.hover} {
    tr:has(input:enabled):hover {
      background: ${theme.color.bgHover};
    }
  }
`;

/** The whole row is clickable. */
export const Check = styled.label`
  margin-inline: ${theme.space[2]} ${theme.space[3]};

  > input {
    position: relative;
    z-index: 1;
    width: 20px;
    height: 20px;
    margin: 0;
    vertical-align: -4px;
    accent-color: ${theme.color.actionPrimaryBg};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
`;

export const Chosen = styled.div`
  margin-bottom: ${theme.space[6]};
  padding: ${theme.space[4]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgRaised};

  > output {
    color: ${theme.color.textMuted};
  }
`;

export const Aside = styled.aside`
  padding: ${theme.space[5]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgRaised};

  > h3 {
    margin-bottom: ${theme.space[4]};
    font: ${theme.type.h4};
  }
`;
