import { paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import { Fragment } from 'react';
import * as texts from '#texts/privacy-page';
import { Complaints } from '../static-page/complaints.tsx';
import { partId } from '../static-page/part-id.ts';
import { StaticPage } from '../static-page/static-page.tsx';
import { definePage } from '@dopahiya/site';
import { privacyHead } from '../static-page-heads.ts';

const parts = [...texts.sections.map(({ title }) => title), texts.grievancesTitle];

/** Privacy policy: which visitor data the site stores, why, for how long, and how to see, download and delete it. */
export function PrivacyPage() {
  return (
    <StaticPage title={texts.title} intro={texts.intro} parts={parts}>
      {texts.sections.map(({ title, points }, index) => (
        <Fragment key={title}>
          <h2 id={partId(index)}>{title}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      <h2 id={partId(texts.sections.length)}>{texts.grievancesTitle}</h2>
      <p>{texts.grievances}</p>
      <Complaints />
      <p>
        <Link to={paths.cookies}>{texts.cookiesLink}</Link>
      </p>
    </StaticPage>
  );
}

/** Privacy policy page. */
export const privacyPage = definePage({
  name: 'privacy',
  path: paths.privacyPolicy,
  useHead: privacyHead,
  component: PrivacyPage,
});
