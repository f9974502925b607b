import type { Brand } from '@dopahiya/domain/bikes';
import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

/** A brand's sign: its logo where it may be shown, else its initials in our letters. Says nothing to screen readers. */
export function BrandMark({ brand: { name, logo } }: { brand: Pick<Brand, 'name' | 'logo'> }) {
  return (
    <Mark aria-hidden="true">
      {logo ? <img src={logo} alt="" width="72" height="48" loading="lazy" /> : initialsOf(name)}
    </Mark>
  );
}

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 112px;
  height: 72px;
  padding: ${theme.space[2]};
  overflow: hidden;
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgStage};
  font: ${theme.type.h2};

  > img {
    width: 72px;
    height: 48px;
    object-fit: contain;
  }
`;
