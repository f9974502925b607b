import type { DeskInbox } from '@dopahiya/domain/desk';
import { formatNumber, paths } from '@dopahiya/domain/site';
import { SiteLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/overview';

const inbox = paths.deskSection('inbox');

/** Where each number leads. */
const places: Record<keyof DeskInbox, string> = {
  messages: `${inbox}#messages`,
  figure_reports: `${inbox}#figure-reports`,
  questions: `${inbox}#questions`,
  moderation_cases: paths.moderation,
  drafts: `${paths.desk}#drafts`,
};

const names = Object.keys(places) as (keyof DeskInbox)[];

/** Numbers of what waits, each with a link. */
export const InboxNumbers = ({ inbox: numbers }: { inbox: DeskInbox }) => (
  <Numbers>
    {names.map((name) => (
      <li key={name}>
        <SiteLink to={places[name]}>
          <b>{formatNumber(numbers[name])}</b> {texts.waiting[name](numbers[name])}
        </SiteLink>
      </li>
    ))}
  </Numbers>
);

const Numbers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: ${theme.space[3]};

  a {
    display: block;
    height: 100%;
    padding: ${theme.space[3]} ${theme.space[4]};
    border-radius: ${theme.radius.standS};
    background: ${theme.color.bgSunken};
    text-decoration: none;
  }
  b {
    display: block;
    font: ${theme.type.priceM};
  }
`;
