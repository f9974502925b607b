import { type BikeCard as BikeFacts, fullNameOf } from '@dopahiya/domain/bikes';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-card';
import { Icon } from '../../icon/icon.tsx';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';

/** What is special about a bike, folded away; nothing when nobody said. Renders a `<details>`. */
export function Highlights({ bike }: { bike: Pick<BikeFacts, 'brand' | 'name' | 'key_highlights'> }) {
  if (bike.key_highlights.length === 0) return null;
  return (
    <Root>
      <summary>
        {texts.highlights(fullNameOf(bike), (text) => (
          <VisuallyHidden>{text}</VisuallyHidden>
        ))}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        {bike.key_highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.details`
  position: relative;
  z-index: 1;
  margin-top: ${theme.space[2]};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.layout.tap};
    font-weight: ${theme.weight.semibold};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > ul {
    padding-inline-start: ${theme.space[5]};
    color: ${theme.color.textMuted};
    list-style: disc;
  }
`;
