import { deskKinds, type DeskKind, type DeskUser } from '@dopahiya/domain/desk';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, EmptyState, PageTitle, SiteLink } from '@dopahiya/ui-kit';
import { useEffect } from 'react';
import * as texts from '#texts/shell';
import type { DeskAddress } from '../desk-page/desk-address.ts';
import { EntryList } from '../entry-list/entry-list.tsx';
import { EntryPage } from '../entry-editor/entry-page.tsx';
import { ImportPage } from '../imports/import-page.tsx';
import { Inbox } from '../inbox/inbox.tsx';
import { Overview } from '../overview/overview.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { LogPage } from '../revisions/log-page.tsx';
import { isSingle } from './entry-title.ts';
import * as S from './shell.styles.ts';

interface DeskProps {
  user: DeskUser;
  address: DeskAddress;
}

/** The desk: links to its parts, and the part at the address. */
export function Desk({ user, address }: DeskProps) {
  const current = address.section ?? 'overview';
  const title = isSection(current) ? texts.sections[current] : texts.noSection;
  useEffect(() => {
    const before = document.title;
    document.title = texts.headTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <S.Page>
      <Container>
        <S.Columns>
          <S.Nav aria-label={texts.nav}>
            <ul>
              {sections.map((section) => (
                <li key={section} ref={section === current ? showInRow : null}>
                  <SiteLink to={pathOf(section)} aria-current={section === current ? 'page' : undefined}>
                    {texts.sections[section]}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </S.Nav>
          <S.Main>
            <Part user={user} address={address} />
          </S.Main>
        </S.Columns>
      </Container>
    </S.Page>
  );
}

/** Scrolls a row sideways to one of its links; the page stays where it is. */
function showInRow(link: HTMLLIElement | null): void {
  const row = link?.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

type Section = keyof typeof texts.sections;

const sections = Object.keys(texts.sections) as Section[];
const isSection = (name: string): name is Section => Object.hasOwn(texts.sections, name);
const isKind = (name: string): name is DeskKind => deskKinds.some((kind) => kind === name);

const pathOf = (section: Section): string => (section === 'overview' ? paths.desk : paths.deskSection(section));

function Part({ user, address: { section, slug } }: DeskProps) {
  const { username } = user;
  if (section !== null && isKind(section)) {
    const single = isSingle(section) ? section : null;
    const shown = slug ?? single;
    if (shown !== null) return <EntryPage key={`${section}/${shown}`} name={username} kind={section} slug={shown} />;
    return <EntryList key={section} name={username} kind={section} />;
  }
  if (slug !== null) return <NoSection />;
  switch (section) {
    case null:
      return <Overview name={username} />;
    case 'import':
      return <ImportPage user={user} />;
    case 'inbox':
      return <Inbox name={username} />;
    case 'log':
      return <LogPage name={username} />;
    case 'people':
      return <PeoplePage user={user} />;
    default:
      return <NoSection />;
  }
}

const NoSection = () => (
  <div>
    <PageTitle>{texts.noSection}</PageTitle>
    <EmptyState title={texts.checkAddress} action={<ButtonLink to={paths.desk}>{texts.toOverview}</ButtonLink>} />
  </div>
);
