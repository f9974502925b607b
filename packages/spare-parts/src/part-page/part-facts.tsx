import type { PartDetail } from '@dopahiya/domain/parts';
import * as texts from '#texts/part';
import * as S from './part-sheet.styles.ts';

/** Facts about a product, its group and the bike's manufacturer; missing ones are left out. */
export function PartFacts({ part, group }: { part: PartDetail; group: string }) {
  const { brand, applicable_model, box_content, highlights, description, category_description, brand_description } =
    part;
  const rows = [
    [texts.brand, brand],
    [texts.applicableModel, applicable_model],
    [texts.inTheBox, box_content.join(', ') || null],
  ].filter((row): row is [string, string] => row[1] !== null);
  const paragraphs = [
    [texts.description, description],
    [texts.aboutGroup(group), category_description],
    [texts.aboutBrand(brand ?? ''), brand === null ? null : brand_description],
  ].filter((row): row is [string, string] => row[1] !== null);
  return (
    <>
      <S.Facts>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Facts>
      {highlights.length > 0 && (
        <div>
          <S.Heading>{texts.highlights}</S.Heading>
          <S.Highlights>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </S.Highlights>
        </div>
      )}
      {paragraphs.map(([label, text]) => (
        <div key={label}>
          <S.Heading>{label}</S.Heading>
          <p>{text}</p>
        </div>
      ))}
    </>
  );
}
