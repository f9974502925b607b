import type { BikeDetail } from '@dopahiya/domain';
import { Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/description';
import * as S from './description.styles.ts';

/** What the bike is like, in paragraphs; nothing when nobody described it. */
export function Description({ bike }: { bike: BikeDetail }) {
  const paragraphs = (bike.description ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Section title={texts.title}>
      <S.Text>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </S.Text>
    </Section>
  );
}
