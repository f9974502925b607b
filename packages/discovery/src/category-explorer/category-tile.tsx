import type { BikeCard } from '@dopahiya/domain/bikes';
import { Icon } from '@dopahiya/ui-kit';
import { BikeDrawing } from '@dopahiya/ui-kit/bikes';
import * as S from './category-tile.styles.ts';

export interface CategoryTileProps {
  name: string;
  /** Short description of the category. */
  text: string;
  /** A bike that illustrates the category; undefined while unknown. */
  bike: BikeCard | undefined;
  selected: boolean;
  onSelect: () => void;
}

/** Tile that selects a category. Renders a `<button>`. */
export function CategoryTile({ name, text, bike, selected, onSelect }: CategoryTileProps) {
  return (
    <S.Tile type="button" aria-pressed={selected} onClick={onSelect}>
      <S.Stage>{bike && <BikeDrawing bike={bike} alt="" />}</S.Stage>
      <S.Words>
        <S.Name>{name}</S.Name>
        <S.Text>{text}</S.Text>
      </S.Words>
      <S.Arrow>
        <Icon name="chevron-right" size={18} />
      </S.Arrow>
    </S.Tile>
  );
}
