import { paths } from '@dopahiya/domain';
import { Link } from '@dopahiya/ui-kit';
import { StaticPage } from '../static-page/static-page.tsx';

/** Says what was built and tested for people with disabilities, what is not perfect, and how to report it. */
export function AccessibilityPage() {
  return (
    <StaticPage
      title="Accessibility"
      intro="Everybody who shops for a two-wheeler should be able to use this site. Our aim is WCAG 2.2, level AA. This page says what was built and tested for it, and what is not perfect."
    >
      <Built />
      <Tested />
      <NotPerfect />
      <h2>Tell us</h2>
      <p>
        If something keeps you from using the site, tell us which page it was, what you wanted to do, and which browser
        and aid you use. The place for it is <Link to={paths.contactUs}>Contact Us</Link>. Where its form is not open
        yet there is no other way to reach us, and we would rather say so than name an address that nobody reads.
      </p>
    </StaticPage>
  );
}

function Built() {
  return (
    <>
      <h2>What was built</h2>
      <ul>
        <li>
          Everything can be done with a keyboard. What has the focus shows it, and the first link skips to the content.
        </li>
        <li>Headings, landmarks, tables and forms are marked as such, and a change of page is announced.</li>
        <li>
          Text contrasts with its ground by 4.5 to 1 or more, in the light and in the dark look, and by more where your
          system asks for more contrast.
        </li>
        <li>Nothing moves by itself where your system asks for reduced motion. A film can be paused.</li>
        <li>Text can grow and screens can be as narrow as 360 px without scrolling sideways.</li>
        <li>Drawings of bikes have a text that names the bike. What a drawing shows is told in figures too.</li>
        <li>Pages can be read, and lists and searches used, without scripts.</li>
      </ul>
    </>
  );
}

function Tested() {
  return (
    <>
      <h2>How it was tested</h2>
      <ul>
        <li>
          Each part of the site, in each of its states, light and dark, is checked with axe by machine. A finding stops
          the release.
        </li>
        <li>Whole pages are checked in the same way, and walked through with a keyboard, in Chromium.</li>
        <li>The contrast of every pair of colours that stand on each other is calculated.</li>
      </ul>
    </>
  );
}

function NotPerfect() {
  return (
    <>
      <h2>What is not perfect</h2>
      <ul>
        <li>
          No screen reader was tried, and nobody who depends on one has tested the site. Machines find only part of what
          is wrong.
        </li>
        <li>Firefox and Safari were not tried: every test ran in Chromium.</li>
        <li>
          Short messages that appear above an open dialog may not be read out. The dialog says the same where it
          matters.
        </li>
        <li>The site is in English only. It is not written in easy language, and has no Hindi yet.</li>
        <li>Some pages are still being built, and say so.</li>
      </ul>
    </>
  );
}
