import * as texts from '#texts/uploader';
import { Icon } from '../../icon/icon.tsx';
import * as S from './uploader.styles.ts';

/** The empty place at the end: a press or a drop adds photos. */
export function AddPhotos({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  return (
    <S.AddTile>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-disabled={false}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Icon name="upload" size={24} />
      <span>{texts.addPhotos}</span>
    </S.AddTile>
  );
}
