import type { Brand } from '@dopahiya/domain/bikes';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { monogramOf } from './monogram.ts';

interface BrandMarkProps {
  brand: Pick<Brand, 'name' | 'logo'>;
  /**
   * `large` on a stage of its own, `small` (half the size) on a tile.
   * @default 'large'
   */
  size?: 'large' | 'small';
}

/** A brand's logo if we may show it, else a monogram of the same height and colour. Hidden from screen readers. */
export function BrandMark({ brand: { name, logo }, size = 'large' }: BrandMarkProps) {
  return (
    <Mark aria-hidden="true" data-size={size}>
      {logo ? <img src={logo} alt="" width="72" height="48" loading="lazy" /> : monogramOf(name)}
    </Mark>
  );
}

/** Anek has a high baseline; its capitals are 0.7 em, two thirds of a round logo's height. */
const Mark = styled.span`
  --high: 48px;
  display: grid;
  place-items: center;
  flex: none;
  width: 112px;
  height: 72px;
  overflow: hidden;
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgStage};
  color: ${theme.color.textDefault};
  font: ${theme.weight.display} calc(var(--high) * 0.9) / 1 ${theme.font.display};
  padding-block-start: calc(var(--high) * 0.1);
  white-space: nowrap;

  &[data-size='small'] {
    --high: 32px;
    width: 80px;
    height: 36px;
    border-radius: 0;
    background: none;
  }
  &:has(> img) {
    padding: 0;
  }
  > img {
    width: calc(var(--high) * 1.5);
    height: var(--high);
    object-fit: contain;
  }
`;
