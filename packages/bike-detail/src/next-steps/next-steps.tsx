import type { BikeDetail } from '@dopahiya/domain/bikes';
import { paths, unknownBrandSlug } from '@dopahiya/domain/site';
import { Button, Icon, Link, showToast } from '@dopahiya/ui-kit';
import * as texts from '#texts/next-steps';
import { CompareLink } from './compare-link.tsx';
import * as S from './next-steps.styles.ts';

export interface NextStepsProps {
  bike: BikeDetail;
  /** Opens the price box. */
  onBestPrice: () => void;
}

/** Next steps once the price is known. */
export function NextSteps({ bike, onBestPrice }: NextStepsProps) {
  return (
    <S.Steps>
      <Button tone="signal" size="large" aria-haspopup="dialog" onClick={onBestPrice}>
        {texts.getBestPrice}
      </Button>
      <CompareLink bike={bike} size="large">
        {texts.compare}
      </CompareLink>
      <DealershipWay bike={bike} />
    </S.Steps>
  );
}

function DealershipWay({ bike: { brand } }: Pick<NextStepsProps, 'bike'>) {
  const text = (
    <S.Words>
      <Icon name="showroom" size={18} />
      {texts.findDealership}
    </S.Words>
  );
  if (brand.slug !== unknownBrandSlug) {
    return (
      <Link to={{ pathname: paths.dealership, search: `brand=${brand.slug}` }} state={{ brandName: brand.name }}>
        {text}
      </Link>
    );
  }
  const explain = () => showToast({ kind: 'notice', text: texts.brandUnknown });
  return (
    <S.Way type="button" onClick={explain}>
      {text}
    </S.Way>
  );
}
