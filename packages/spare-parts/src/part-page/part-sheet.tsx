import { fullNameOf } from '@dopahiya/domain/bikes';
import type { BikeParts, PartCategory, PartDetail } from '@dopahiya/domain/parts';
import { Badge, Button, Container, GroundLine, shareLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/part';
import { PartsTrail } from '../bike-page/parts-trail.tsx';
import { FitMark } from '../parts-list/fit-mark.tsx';
import { PartPrice } from '../parts-list/part-price.tsx';
import { Notice } from '../parts-list/parts-list.styles.ts';
import { useUnderDevelopment } from '../under-development/use-under-development.tsx';
import { PartFacts } from './part-facts.tsx';
import { PartSketch } from './part-sketch.tsx';
import * as S from './part-sheet.styles.ts';

interface PartSheetProps {
  part: PartDetail;
  bike: BikeParts['bike'];
  group: PartCategory;
}

/** A product with price, compatibility, box contents and purpose. */
export function PartSheet({ part, bike, group }: PartSheetProps) {
  const { name, is_sample, quantity_left } = part;
  const { tell, dialog } = useUnderDevelopment();
  return (
    <Container>
      <PartsTrail bike={bike} group={group} part={name} />
      <S.Columns>
        <S.Picture>
          <S.Backdrop>
            {part.image ? <img src={part.image} alt={name} /> : <PartSketch group={group.slug} />}
          </S.Backdrop>
          <GroundLine tone="ruler" />
          {!part.image && <S.Caption>{texts.drawnFor(group.name)}</S.Caption>}
        </S.Picture>
        <S.Sheet>
          <S.For>{texts.forBike(bike.brand.name, bike.name)}</S.For>
          <h1>{name}</h1>
          <S.Marks>
            {is_sample === true && <Badge tone="plain">{texts.sample}</Badge>}
            {quantity_left !== null && <span>{texts.left(quantity_left)}</span>}
          </S.Marks>
          <PartPrice part={part} size="xl" />
          <S.Actions>
            <Button tone="signal" onClick={tell}>
              {texts.addToCart}
            </Button>
            <Button
              tone="secondary"
              leadingIcon="share"
              onClick={() => void shareLink({ title: name, url: window.location.href })}
            >
              {texts.share}
            </Button>
          </S.Actions>
          <Notice>{texts.notYet}</Notice>
          <FitMark part={part} bike={fullNameOf(bike)} />
          <PartFacts part={part} group={group.name} />
        </S.Sheet>
      </S.Columns>
      {dialog}
    </Container>
  );
}
