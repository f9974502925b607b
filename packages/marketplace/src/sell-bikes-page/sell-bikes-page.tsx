import { paths } from '@dopahiya/domain/site';
import { useShowsClaims } from '@dopahiya/site';
import {
  Badge,
  ButtonLink,
  Container,
  Icon,
  type IconName,
  Later,
  PageTitle,
  Section,
  Skeleton,
  StickyBar,
} from '@dopahiya/ui-kit';
import * as claims from '#texts/owner-claims';
import * as texts from '#texts/sell-bikes-page';
import * as S from './sell-bikes-page.styles.ts';

// A bundle of its own, so that other pages do not load the form.
const loadWizard = async () => (await import('./sell-wizard.tsx')).SellWizard;

/** Id of the form on its page. */
const wizardId = 'sell';

const badgeIcons: readonly IconName[] = ['secure', 'clock', 'copy'];

/** Page to list a bike for sale: introduction, form and benefits. */
export function SellBikesPage() {
  const showsClaims = useShowsClaims();
  const sample = <Badge tone="plain">{claims.sample}</Badge>;
  return (
    <>
      <Container>
        <S.Head>
          <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
          {showsClaims && (
            <S.Badges aria-label={texts.badges}>
              {claims.sellingBadges.map((badge, index) => (
                <li key={badge}>
                  <Icon name={badgeIcons[index] ?? 'check'} />
                  {badge}
                </li>
              ))}
              <li>{sample}</li>
            </S.Badges>
          )}
        </S.Head>
        <S.WithoutScripts>
          <h2>{texts.withoutScripts}</h2>
          <p>{texts.whatElse}</p>
          <S.Ways>
            <ButtonLink to={paths.usedBikes}>{texts.toUsedBikes}</ButtonLink>
            <ButtonLink to={paths.contactUs} tone="secondary">
              {texts.toContact}
            </ButtonLink>
          </S.Ways>
        </S.WithoutScripts>
      </Container>
      <S.Wizard id={wizardId} data-chat="at-end">
        <Later load={loadWizard} fallback={<Skeleton height="900px" />} />
      </S.Wizard>
      <div>
        {showsClaims && (
          <Section title={claims.whySell} badge={sample} tone="sunken">
            <S.Benefits>
              {claims.benefits.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </S.Benefits>
          </Section>
        )}
        <S.StartBar>
          <StickyBar label={texts.startAbout} summary={texts.startSummary}>
            <ButtonLink to={`#${wizardId}`} tone="signal">
              {texts.start}
            </ButtonLink>
          </StickyBar>
        </S.StartBar>
      </div>
    </>
  );
}
