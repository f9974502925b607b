import { type BikeCard as BikeFacts, fullNameOf } from '@dopahiya/domain/bikes';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-card';
import { Icon } from '../../icon/icon.tsx';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { mainFacts, untoldHighlights } from './main-facts.ts';

/** Collapsible highlights of a bike that its card does not show yet; nothing if there are none. Renders a `<details>`. */
export function Highlights({ bike }: { bike: BikeFacts }) {
  const untold = untoldHighlights(bike.key_highlights, mainFacts(bike));
  if (untold.length === 0) return null;
  return (
    <Root>
      <summary>
        {texts.highlights(fullNameOf(bike), (text) => (
          <VisuallyHidden>{text}</VisuallyHidden>
        ))}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        {untold.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.details`
  position: relative;
  z-index: 1;
  margin-top: ${theme.space[1]};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.layout.tap};
    font-weight: ${theme.weight.semibold};

    ${theme.media.belowNav} {
      min-height: 32px;
      font-size: 0.9375rem;
    }
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
