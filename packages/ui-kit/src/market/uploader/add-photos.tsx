import type { ReactNode } from 'react';
import * as texts from '#texts/uploader';
import { Icon } from '../../icon/icon.tsx';
import * as S from './uploader.styles.ts';

interface AddPhotosProps {
  onAdd: (files: readonly File[]) => void;
}

/** Area for adding photos by drop, file picker or phone camera. */
export function DropArea({ max, onAdd }: AddPhotosProps & { max: number }) {
  return (
    <S.Drop>
      <Icon name="camera" size={24} />
      <div>
        <b data-for="mouse">{texts.dragHere}</b>
        <b data-for="touch">{texts.addHere}</b>
        <p>{texts.whatIsTaken(max)}</p>
      </div>
      <S.Ways>
        <S.Way data-tone="primary">
          <FileInput onAdd={onAdd} />
          <Icon name="upload" size={18} />
          {texts.choosePhotos}
        </S.Way>
        <S.Way data-tone="secondary" data-way="camera">
          <FileInput onAdd={onAdd} source="camera" />
          <Icon name="camera" size={18} />
          {texts.takePhoto}
        </S.Way>
      </S.Ways>
    </S.Drop>
  );
}

interface AddTileProps extends AddPhotosProps {
  icon: ReactNode;
  label: string;
  takes: 'one' | 'many';
}

/** Empty tile that adds photos by press or drop. */
export function AddTile({ icon, label, takes, onAdd }: AddTileProps) {
  return (
    <S.AddTile>
      <FileInput onAdd={onAdd} source={takes === 'one' ? 'file' : 'files'} />
      {icon}
      <span>{label}</span>
    </S.AddTile>
  );
}

function FileInput({ onAdd, source = 'files' }: AddPhotosProps & { source?: 'file' | 'files' | 'camera' }) {
  return (
    <input
      type="file"
      // Lists the types explicitly, so that phones convert their own format to one of them.
      accept="image/jpeg,image/png,image/webp,image/avif"
      aria-disabled={false}
      multiple={source === 'files'}
      {...(source === 'camera' && { capture: 'environment' })}
      onChange={({ currentTarget }) => {
        onAdd([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
    />
  );
}
