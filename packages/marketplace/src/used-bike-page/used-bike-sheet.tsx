import { type UsedBikeDetail, usedBikeKey } from '@dopahiya/domain/market';
import { Breadcrumb, ButtonLink, Container, Icon, Later, Section, Skeleton } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bike-page';
import { AskingPrice } from './asking-price.tsx';
import { factsOf, fullNameOf, placeOf, quickFactsOf, summariseUsedBike } from './used-bike-facts.ts';
import { FactTable } from './fact-table.tsx';
import { UsedBikeGallery } from './used-bike-gallery.tsx';
import { usedBikeTrail } from './used-bike-head.ts';
import { nameOf } from '../used-bikes-page/used-bike-card.ts';
import * as S from './used-bike-page.styles.ts';

// One chunk for all sections: readers usually want them together.
const parts = () => import('./used-bike-parts.ts');
const loadAskSeller = async () => (await parts()).AskSeller;
const loadTransfer = async () => (await parts()).TransferSection;
const loadBeforeYouPay = async () => (await parts()).BeforeYouPay;
const loadSameNew = async () => (await parts()).SameBikeNew;
const loadSimilar = async () => (await parts()).SimilarUsedBikes;

const screenful = <Skeleton height="620px" />;

/** A used bike with all its facts. */
export function UsedBikeSheet({ bike }: { bike: UsedBikeDetail }) {
  const { brand_details, description } = bike;
  return (
    <article>
      <Container>
        <Breadcrumb trail={usedBikeTrail(bike)} current={texts.crumb(nameOf(bike), bike.year_of_manufacture)} />
        <S.Top>
          <UsedBikeGallery bike={bike} />
          <S.Beside>
            <header>
              <p>{brand_details.name}</p>
              <h1>{nameOf(bike)}</h1>
              <p>{summariseUsedBike(bike).join(' · ')}</p>
              <S.Place>
                <Icon name="map-pin" size={18} />
                {texts.placeAndMark(placeOf(bike), bike.registration_location)}
              </S.Place>
            </header>
            <AskingPrice bike={bike} name={fullNameOf(bike)} />
            <SellerWays bike={bike} />
          </S.Beside>
        </S.Top>
        <S.Figures>
          {quickFactsOf(bike).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </S.Figures>
      </Container>
      <Section title={texts.about} tone="sunken">
        <S.AboutAndSeller>
          <S.About>
            {description !== null && (
              <S.Words>
                <p>{description}</p>
                {!bike.is_sample && <small>{texts.writtenBySeller}</small>}
              </S.Words>
            )}
            <FactTable caption={texts.facts} facts={factsOf(bike)} />
          </S.About>
          <Later load={loadAskSeller} fallback={<Skeleton height="240px" />} bike={bike} />
        </S.AboutAndSeller>
      </Section>
      <Later load={loadTransfer} fallback={screenful} bike={bike} />
      <Later load={loadBeforeYouPay} fallback={screenful} bike={bike} />
      <Later load={loadSameNew} fallback={screenful} bike={bike} />
      <Later load={loadSimilar} fallback={screenful} slug={usedBikeKey(bike)} />
    </article>
  );
}

/** Links to the message form further down; none for samples and sold bikes. */
function SellerWays({ bike: { is_sample, status } }: { bike: UsedBikeDetail }) {
  if (is_sample || status === 'sold') return null;
  return (
    <S.SellerWays>
      <ButtonLink to="#seller" tone="signal">
        {texts.makeAnOffer}
      </ButtonLink>
      <ButtonLink to="#seller" tone="secondary">
        {texts.askTheSeller}
      </ButtonLink>
      <p>{texts.noNumber}</p>
    </S.SellerWays>
  );
}
