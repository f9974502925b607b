import { theme } from '@dopahiya/ui-kit';
import { sceneMixin } from '@dopahiya/ui-kit/bikes';
import { styled } from 'styled-components';

export const Figure = styled.figure`
  min-width: 0;

  @media print {
    width: 420px;
  }
`;

export const Scene = styled.div`
  ${sceneMixin}
`;

export const Legend = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  margin-top: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  > li:last-child {
    margin-inline-start: auto;
  }
`;

export const Estimated = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Swatch = styled.span`
  width: 14px;
  height: 14px;
  border: 2px solid currentColor;
  border-radius: ${theme.radius.xs};
  /* The picture keeps its colours, which this names. */
  forced-color-adjust: none;

  &[data-drawn='shape'] {
    background: currentColor;
    opacity: 0.5;
  }
`;
