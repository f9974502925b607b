import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/cookies-page';
import { partId } from '../static-page/part-id.ts';
import { StaticPage } from '../static-page/static-page.tsx';
import { siteCookies, type StoredValue, storedValues } from './stored-values.ts';
import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { cookiesHead } from '../static-page-heads.ts';

const parts = [texts.cookiesTitle, texts.rememberedTitle, texts.sentTitle, texts.deleteTitle];

/** Cookie policy: which cookies the site sets, what else the browser stores, and how to delete it. */
export function CookiesPage() {
  return (
    <StaticPage title={texts.title} intro={texts.intro} parts={parts}>
      <h2 id={partId(0)}>{texts.cookiesTitle}</h2>
      <p>{texts.cookies}</p>
      <StoredValuesTable what={texts.cookieColumn} values={siteCookies} />
      <h2 id={partId(1)}>{texts.rememberedTitle}</h2>
      <p>{texts.remembered}</p>
      <StoredValuesTable what={texts.whatColumn} values={storedValues} />
      <h2 id={partId(2)}>{texts.sentTitle}</h2>
      {texts.sent.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2 id={partId(3)}>{texts.deleteTitle}</h2>
      <ul>
        {texts.waysToDelete.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </StaticPage>
  );
}

interface StoredValuesTableProps {
  what: string;
  values: readonly StoredValue[];
}

function StoredValuesTable({ what, values }: StoredValuesTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{texts.purposeColumn}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ label, keys, purpose }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </th>
            <td>{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Key = styled.code`
  display: block;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  overflow-wrap: anywhere;
`;

/** Cookie policy page. */
export const cookiesPage = definePage({
  name: 'cookies',
  path: paths.cookies,
  useHead: cookiesHead,
  component: CookiesPage,
});
