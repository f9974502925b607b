import * as texts from '#texts/uploader';
import { Icon } from '../../icon/icon.tsx';
import type { UploadedPhoto } from './uploader.tsx';
import * as S from './uploader.styles.ts';

/** Upload status over a photo; nothing if there is none to show. */
export function PhotoProgress({ photo: { name, state, progress = 0, reason } }: { photo: UploadedPhoto }) {
  if (state === 'picked' || state === 'sent') return null;
  if (state === 'failed')
    return (
      <S.Veil role="alert" data-state="failed">
        <p>
          <Icon name="circle-alert" size={18} />
          {reason ?? texts.failed}
        </p>
      </S.Veil>
    );
  return (
    <S.Veil data-state={state}>
      <p>{state === 'waiting' ? texts.waiting : texts.uploading(progress)}</p>
      <S.Bar max={100} value={state === 'waiting' ? 0 : progress} aria-label={texts.sending(name)} />
    </S.Veil>
  );
}
