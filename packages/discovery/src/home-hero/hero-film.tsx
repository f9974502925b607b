import { Button, Spinner } from '@dopahiya/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/home-hero';
import * as S from './hero-film.styles.ts';

export interface HeroFilmProps {
  /** URL of the video. */
  src: string;
  /** Called if it cannot be shown. */
  onMissing: () => void;
}

/** Muted, looping video behind the hero; can be paused, and starts only on a press if reduced motion is preferred. */
export function HeroFilm({ src, onMissing }: HeroFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>('loading');
  const play = useCallback((isPressed: boolean) => void start(film.current, isPressed).then(setState), []);
  useEffect(() => {
    if (film.current?.error) onMissing();
    else play(false);
  }, [play, onMissing]);
  return (
    <>
      <S.Band>
        <S.Film
          ref={film}
          src={src}
          loop
          muted
          playsInline
          aria-hidden="true"
          onPlaying={() => setState('playing')}
          onPause={() => setState('paused')}
          onError={onMissing}
        />
      </S.Band>
      <S.Control>
        {state === 'loading' && <Spinner size={32} label={texts.loadingFilm} />}
        {state === 'paused' && <Button onClick={() => play(true)}>{texts.playFilm}</Button>}
        {state === 'playing' && <Button onClick={() => film.current?.pause()}>{texts.pauseFilm}</Button>}
      </S.Control>
    </>
  );
}

type FilmState = 'loading' | 'playing' | 'paused';

/** Plays the video; automatically only if reduced motion is not preferred. */
const start = async (film: HTMLVideoElement | null, isPressed: boolean): Promise<FilmState> => {
  if (!isPressed && matchMedia('(prefers-reduced-motion: reduce)').matches) return 'paused';
  try {
    await film?.play();
    return 'playing';
  } catch {
    return 'paused';
  }
};
