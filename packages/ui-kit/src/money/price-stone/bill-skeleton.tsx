import { styled } from 'styled-components';
import { Skeleton } from '../../skeleton/skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';

/** Placeholder for a bill of four lines. */
export function BillSkeleton({ label }: { label: string }) {
  return (
    <output>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Total>
        <Skeleton width="62%" height="34px" />
      </Total>
      {[52, 40, 34, 44].map((width) => (
        <Line key={width}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="72px" />
        </Line>
      ))}
    </output>
  );
}

const Total = styled.span`
  display: flex;
  align-items: center;
  height: clamp(2.25rem, 1.8rem + 1.6vw, 3rem);
  margin-bottom: ${theme.space[3]};
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${theme.layout.tap};
`;
