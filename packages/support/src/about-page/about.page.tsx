import { paths } from '@dopahiya/domain/site';
import { definePage, useClaims } from '@dopahiya/site';
import { Badge, ButtonLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/about-page';
import { numbers } from '#texts/owner-claims';
import { partId } from '../static-page/part-id.ts';
import { StaticPage } from '../static-page/static-page.tsx';
import * as S from './about-page.styles.ts';
import { aboutHead } from '../static-page-heads.ts';

const parts = [
  texts.storyTitle,
  texts.purposeTitle,
  texts.numbersTitle,
  texts.valuesTitle,
  texts.sellingTitle,
  texts.askingTitle,
  texts.voicesTitle,
  texts.waysTitle,
];

/** About page: purpose and rules of the site. Its figures, which can be hidden, and testimonials are samples. */
export function AboutPage() {
  const claims = useClaims(numbers);
  const shown = parts.filter((title) => claims.length > 0 || title !== texts.numbersTitle);
  const idOf = (title: string) => partId(shown.indexOf(title));
  return (
    <StaticPage title={texts.title} intro={texts.intro} parts={shown}>
      <h2 id={idOf(texts.storyTitle)}>{texts.storyTitle}</h2>
      {texts.story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2 id={idOf(texts.purposeTitle)}>{texts.purposeTitle}</h2>
      <p>{texts.purpose}</p>
      {claims.length > 0 && <Numbers id={idOf(texts.numbersTitle)} claims={claims} />}
      <h2 id={idOf(texts.valuesTitle)}>{texts.valuesTitle}</h2>
      {texts.values.map(({ name, says }) => (
        <p key={name}>
          <b>{name}.</b> {says}
        </p>
      ))}
      <h2 id={idOf(texts.sellingTitle)}>{texts.sellingTitle}</h2>
      {texts.selling.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2 id={idOf(texts.askingTitle)}>{texts.askingTitle}</h2>
      {texts.asking.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2 id={idOf(texts.voicesTitle)}>{texts.voicesTitle}</h2>
      <Voices />
      <h2 id={idOf(texts.waysTitle)}>{texts.waysTitle}</h2>
      <S.Ways>
        <ButtonLink to={paths.bikes}>{texts.seeBikes}</ButtonLink>
        <ButtonLink to={paths.contactUs} tone="secondary">
          {texts.contactUs}
        </ButtonLink>
      </S.Ways>
    </StaticPage>
  );
}

function Numbers({ id: heading, claims }: { id: string; claims: ReturnType<typeof useClaims> }) {
  return (
    <>
      <h2 id={heading}>{texts.numbersTitle}</h2>
      {claims.some(({ isSample }) => isSample) && (
        <p>
          <Badge tone="plain">{texts.sample}</Badge>
        </p>
      )}
      <S.Numbers>
        {claims.map(({ id, text, detail }) => (
          <div key={id}>
            <dt>{detail}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </S.Numbers>
    </>
  );
}

function Voices() {
  return (
    <>
      <p>{texts.voicesNote}</p>
      {texts.voices.map(({ who, says }) => (
        <S.Voice key={who}>
          <blockquote>{says}</blockquote>
          <figcaption>
            {who} <Badge tone="plain">{texts.sample}</Badge>
          </figcaption>
        </S.Voice>
      ))}
    </>
  );
}

/** Page about the site and its makers. */
export const aboutPage = definePage({
  name: 'about',
  path: paths.aboutUs,
  useHead: aboutHead,
  component: AboutPage,
});
