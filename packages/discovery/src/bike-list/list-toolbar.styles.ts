import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin-bottom: ${theme.space[6]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

export const Count = styled.output`
  display: block;
  min-height: 1.5em;
  color: ${theme.color.textMuted};

  > strong {
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
`;

/** Reserves its height before the bikes load. */
export const Prices = styled.p`
  min-height: 1lh;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[6]};
`;
