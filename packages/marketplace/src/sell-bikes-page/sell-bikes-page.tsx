import { paths } from '@dopahiya/domain/site';
import { useClaims } from '@dopahiya/site';
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
  const badges = useClaims(claims.sellingBadges);
  const benefits = useClaims(claims.benefits);
  const sample = <Badge tone="plain">{claims.sample}</Badge>;
  return (
    <>
      <Container>
        <S.Head>
          <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
          {badges.length > 0 && (
            <S.Badges aria-label={texts.badges}>
              {badges.map(({ id, text }, index) => (
                <li key={id}>
                  <Icon name={badgeIcons[index] ?? 'check'} />
                  {text}
                </li>
              ))}
              {badges.some(({ isSample }) => isSample) && <li>{sample}</li>}
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
        {benefits.length > 0 && (
          <Section title={claims.whySell} badge={benefits.some(({ isSample }) => isSample) && sample} tone="sunken">
            <S.Benefits>
              {benefits.map(({ id, text, detail }) => (
                <li key={id}>
                  <h3>{text}</h3>
                  {detail !== null && <p>{detail}</p>}
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
