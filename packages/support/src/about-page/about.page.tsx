import { paths } from '@dopahiya/domain/site';
import { Badge, ButtonLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/about-page';
import { numbers } from '#texts/owner-claims';
import { partId } from '../static-page/part-id.ts';
import { StaticPage } from '../static-page/static-page.tsx';
import * as S from './about-page.styles.ts';
import { definePage } from '@dopahiya/site';
import { aboutHead } from '../static-page-heads.ts';

const parts = [
  texts.storyTitle,
  texts.purposeTitle,
  texts.numbersTitle,
  texts.valuesTitle,
  texts.voicesTitle,
  texts.waysTitle,
];

/** Who makes the site, what for, and by which rules; numbers are the owner's, voices are samples. */
export function AboutPage() {
  return (
    <StaticPage title={texts.title} intro={texts.intro} parts={parts}>
      <h2 id={partId(0)}>{texts.storyTitle}</h2>
      {texts.story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2 id={partId(1)}>{texts.purposeTitle}</h2>
      <p>{texts.purpose}</p>
      <h2 id={partId(2)}>{texts.numbersTitle}</h2>
      <Numbers />
      <h2 id={partId(3)}>{texts.valuesTitle}</h2>
      {texts.values.map(({ name, says }) => (
        <p key={name}>
          <b>{name}.</b> {says}
        </p>
      ))}
      <h2 id={partId(4)}>{texts.voicesTitle}</h2>
      <Voices />
      <h2 id={partId(5)}>{texts.waysTitle}</h2>
      <S.Ways>
        <ButtonLink to={paths.bikes}>{texts.seeBikes}</ButtonLink>
        <ButtonLink to={paths.contactUs} tone="secondary">
          {texts.contactUs}
        </ButtonLink>
      </S.Ways>
    </StaticPage>
  );
}

function Numbers() {
  return (
    <>
      <S.Numbers>
        {numbers.map(({ value, what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Numbers>
      <p>{texts.numbersNote}</p>
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

/** Who makes the site and what for. */
export const aboutPage = definePage({
  name: 'about',
  path: paths.aboutUs,
  useHead: aboutHead,
  component: AboutPage,
});
