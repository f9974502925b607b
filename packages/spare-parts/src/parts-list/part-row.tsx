import { type Part, partsPaths } from '@dopahiya/domain/parts';
import { Badge, Button, Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/part';
import { FitMark } from './fit-mark.tsx';
import { PartPrice } from './part-price.tsx';
import * as S from './parts-list.styles.ts';

interface PartRowProps {
  part: Part;
  bike: { slug: string; name: string };
  /** Slug of the group. */
  category: string;
  onAdd: () => void;
}

/** A part in a list; its name links to its page. */
export function PartRow({ part, bike, category, onAdd }: PartRowProps) {
  const { slug, name, is_sample, applicable_model, quantity_left } = part;
  return (
    <S.Row>
      <div>
        <h2>
          <Link to={partsPaths.part(bike.slug, category, slug)}>{name}</Link>
          {is_sample === true && (
            <Badge tone="plain" size="s">
              {texts.sample}
            </Badge>
          )}
        </h2>
        {applicable_model !== null && <S.Model>{applicable_model}</S.Model>}
        <FitMark part={part} bike={bike.name} />
      </div>
      <S.Left>{quantity_left !== null && texts.left(quantity_left)}</S.Left>
      <PartPrice part={part} size="m" />
      <Button tone="secondary" aria-label={texts.addNamed(name)} onClick={onAdd}>
        {texts.addToCart}
      </Button>
    </S.Row>
  );
}
