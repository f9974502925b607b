import { theme } from '@dopahiya/ui-kit';
import { css, styled } from 'styled-components';

export const Card = styled.div`
  inline-size: 100%;
  min-width: 0;
  overflow: hidden;
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
  padding-inline: ${theme.space[4]};
`;

export const Cap = styled.div`
  ${head}
  flex-wrap: nowrap;
  min-height: ${theme.layout.tap};
  background: ${theme.color.bgBrand};
  color: ${theme.color.textOnBrand};
`;

export const Head = styled.div`
  ${head}
  padding-block: ${theme.space[2]};
  background: ${theme.color.bgSunken};

  > small {
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
  }
`;

export const Total = styled.p`
  ${head}
  padding-block: ${theme.space[3]} 0;

  b {
    display: block;
    font: ${theme.type.priceM};
    font-variant-numeric: tabular-nums lining-nums;
  }
  > span > span,
  > small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const Facts = styled.dl`
  padding: ${theme.space[2]} ${theme.space[4]};
  font: ${theme.type.small};

  > div {
    display: flex;
    gap: ${theme.space[3]};
    justify-content: space-between;
    padding-block: ${theme.space[1]};
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: ${theme.weight.semibold};
    text-align: end;
  }
`;

export const Way = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[3]};
  font: ${theme.type.small};
`;

/** Two bikes on one ground line with their differences. */
export const Compared = styled.div`
  inline-size: 100%;
  min-width: 0;

  ${Way} {
    padding-inline: 0;
  }
`;

export const Differences = styled.dl`
  font: ${theme.type.small};

  > div {
    display: grid;
    grid-template-columns: minmax(80px, auto) 1fr;
    gap: ${theme.space[3]};
    align-items: baseline;
    padding-block: ${theme.space[2]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  dt {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Basis = styled.p`
  padding-block-start: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
