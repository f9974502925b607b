import type { BikeDetail } from '@dopahiya/domain/bikes';
import { Section, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/description';

/** Description of the bike in paragraphs; renders nothing if there is none. */
export function Description({ bike }: { bike: BikeDetail }) {
  const paragraphs = (bike.description ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Text>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </Section>
  );
}

/** Two columns if there is room. */
const Text = styled.div`
  max-width: calc(136ch + ${theme.space[16]});
  columns: 2 48ch;
  column-gap: ${theme.space[16]};

  > p {
    break-inside: avoid;
  }
  > p + p {
    padding-top: ${theme.space[4]};
  }
  ${theme.media.nav} {
    > p + p {
      padding-top: 0;
    }
    > :nth-child(n + 3) {
      padding-top: ${theme.space[4]};
    }
  }
`;
