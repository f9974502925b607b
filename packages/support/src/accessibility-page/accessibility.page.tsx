import * as texts from '#texts/accessibility-page';
import { ContactSentence } from '../static-page/contact-sentence.tsx';
import { partId } from '../static-page/part-id.ts';
import { StaticPage } from '../static-page/static-page.tsx';
import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { accessibilityHead } from '../static-page-heads.ts';

const parts = [texts.builtTitle, texts.testedTitle, texts.notPerfectTitle, texts.tellUsTitle];

/** Accessibility statement: what was built and tested, known issues, and how to report a problem. */
export function AccessibilityPage() {
  return (
    <StaticPage title={texts.title} intro={texts.intro} parts={parts}>
      <Points part={0} title={texts.builtTitle} points={texts.built} />
      <Points part={1} title={texts.testedTitle} points={texts.tested} />
      <Points part={2} title={texts.notPerfectTitle} points={texts.notPerfect} />
      <h2 id={partId(3)}>{texts.tellUsTitle}</h2>
      <ContactSentence>{texts.tellUs}</ContactSentence>
    </StaticPage>
  );
}

function Points({ part, title, points }: { part: number; title: string; points: readonly string[] }) {
  return (
    <>
      <h2 id={partId(part)}>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

/** Accessibility statement of the site. */
export const accessibilityPage = definePage({
  name: 'accessibility',
  path: paths.accessibility,
  useHead: accessibilityHead,
  component: AccessibilityPage,
});
