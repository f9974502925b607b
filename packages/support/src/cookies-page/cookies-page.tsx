import { StaticPage } from '../static-page/static-page.tsx';
import * as S from './cookies-page.styles.ts';
import { storedValues } from './stored-values.ts';

/** Says that the site sets no cookies, what the browser stores instead, and how to delete it. */
export function CookiesPage() {
  return (
    <StaticPage
      title="Cookies"
      intro="Dopahiya sets no cookies: none for tracking, none for advertising, none at all. What you choose here is remembered by your browser, on your device."
    >
      <h2>What your browser remembers</h2>
      <p>
        These values stand in the storage of your browser. None of them says who you are, unless you sign in. They stay
        until you delete them, except where the table says otherwise.
      </p>
      <StoredValuesTable />
      <h2>What reaches our server</h2>
      <p>
        What you ask for: the pages that you open, the words of a search, the bike and the city of a price. We count how
        often the page of a bike is opened in a week, as a number, without noting by whom. The network address of your
        device is used to refuse floods of requests, and is not written into our records of visits.
      </p>
      <p>
        Fonts, pictures and scripts come from this site alone, so no other company sees your visit. Links to maps and
        other sites lead you there only when you follow them; their own rules hold there.
      </p>
      <h2>How to delete it</h2>
      <ul>
        <li>
          One by one: press the heart of a favourite again, take a bike out of the comparison, choose the look
          &lsquo;System&rsquo; at the foot of the page, or sign out.
        </li>
        <li>
          All at once: open the settings of your browser for this site, in most browsers with the sign beside the
          address, and delete its cookies and site data. The site then works as on your first visit.
        </li>
        <li>Beforehand: in a private window everything is deleted when you close it.</li>
      </ul>
    </StaticPage>
  );
}

function StoredValuesTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What, and its name in the storage</th>
          <th scope="col">What for</th>
        </tr>
      </thead>
      <tbody>
        {storedValues.map(({ label, keys, purpose }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {keys.map((key) => (
                <S.Key key={key}>{key}</S.Key>
              ))}
            </th>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
