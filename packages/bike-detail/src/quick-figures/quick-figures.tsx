import { theme } from '@dopahiya/ui-kit';
import { formatNumber } from '@dopahiya/domain/site';
import { styled } from 'styled-components';

/** A number with its label. */
interface QuickFigure {
  /** For example 'Kerb weight'. */
  label: string;
  /** The number; strings are shown unchanged. */
  value: number | string;
  /** For example 'kg'. */
  unit?: string;
}

export interface QuickFiguresProps {
  /** At most six; leave out unknown facts. */
  figures: readonly QuickFigure[];
}

/** Key figures of a bike in large type. Renders a `<dl>`. */
export function QuickFigures({ figures }: QuickFiguresProps) {
  return (
    <Root>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {typeof value === 'number' ? formatNumber(value) : value}
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};

  > div {
    min-width: 0;
    padding: 12px 0 10px 14px;
    border-inline-start: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  dt {
    color: ${theme.color.textMuted};
    font-size: 0.9375rem;
  }
  dd {
    font: ${theme.weight.display} 1.75rem/1.1 ${theme.font.display};
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.weight.medium} 0.8125rem/1 ${theme.font.body};
  }

  ${theme.media.belowNav} {
    > div:last-child:nth-child(3n + 1) {
      grid-column: span 3;
    }
    > div:last-child:nth-child(3n + 2) {
      grid-column: span 2;
    }
    > div:nth-child(3n + 1) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    > div:nth-child(n + 4) {
      border-top: ${theme.border.hair} solid ${theme.color.lineHair};
    }
  }
  ${theme.media.nav} {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);

    > div {
      padding: 16px 20px 4px;
    }
    > div:first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    dd {
      font-size: 2.5rem;
    }
    small {
      font-size: 1rem;
    }
  }
`;
