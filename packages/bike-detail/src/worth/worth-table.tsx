import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/worth';
import type { WorthCurveProps } from './worth-curve.tsx';
import * as S from './worth.styles.ts';

/** The curve as a table; a rough guide shows only the range. */
export const WorthTable = ({ values, isRough }: WorthCurveProps) => (
  <S.Table>
    <thead>
      <tr>
        <th scope="col">{texts.age}</th>
        {!isRough && <th scope="col">{texts.asked}</th>}
        <th scope="col">{texts.inMost}</th>
      </tr>
    </thead>
    <tbody>
      {values.map(({ age, value, low, high }) => (
        <tr key={age}>
          <th scope="row">{texts.atAge(age)}</th>
          {!isRough && <td>{formatPrice(value)}</td>}
          <td>{texts.span(formatPrice(low), formatPrice(high))}</td>
        </tr>
      ))}
    </tbody>
  </S.Table>
);
