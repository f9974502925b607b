import * as texts from '#texts/accessibility-page';
import { ContactSentence } from '../static-page/contact-sentence.tsx';
import { StaticPage } from '../static-page/static-page.tsx';

/** Says what was built and tested for people with disabilities, what is not perfect, and how to report it. */
export function AccessibilityPage() {
  return (
    <StaticPage title={texts.title} intro={texts.intro}>
      <Points title={texts.builtTitle} points={texts.built} />
      <Points title={texts.testedTitle} points={texts.tested} />
      <Points title={texts.notPerfectTitle} points={texts.notPerfect} />
      <h2>{texts.tellUsTitle}</h2>
      <ContactSentence>{texts.tellUs}</ContactSentence>
    </StaticPage>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
