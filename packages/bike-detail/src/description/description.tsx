import type { BikeDetail } from '@dopahiya/domain/bikes';
import { Section, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/description';

/** What the bike is like, in paragraphs; nothing when nobody described it. */
export function Description({ bike }: { bike: BikeDetail }) {
  const paragraphs = (bike.description ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Section title={texts.title} height={[390, 310]}>
      <Text>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </Section>
  );
}

const Text = styled.div`
  max-width: 68ch;

  > p + p {
    margin-top: ${theme.space[4]};
  }
`;
