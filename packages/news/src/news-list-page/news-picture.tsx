import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

interface NewsPictureProps {
  /** Address of the picture; the space stays empty without one. */
  address: string | null;
  /** Where it is shown, which determines its size. */
  size: 'featured' | 'row' | 'card' | 'article';
  /**
   * Alt text, if the text beside it does not describe it.
   * @default ''
   */
  alt?: string;
}

/** Picture of an article on its ground line. Renders a `<span>`. */
export function NewsPicture({ address, size, alt = '' }: NewsPictureProps) {
  const isFirst = size === 'featured' || size === 'article';
  return (
    <Root data-size={size}>
      {address !== null && <img src={address} alt={alt} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />}
    </Root>
  );
}

const Root = styled.span`
  display: block;
  overflow: hidden;
  border-bottom: ${theme.border.ground} solid ${theme.color.lineGround};
  border-radius: ${theme.radius.stand} ${theme.radius.stand} 0 0;
  background: ${theme.color.bgStage};

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: center bottom;
  }
  &[data-size='row'] {
    height: 76px;
    padding: ${theme.space[2]} ${theme.space[2]} 0;

    ${theme.media.m} {
      height: 110px;
      padding: ${theme.space[3]} ${theme.space[4]} 0;
    }
  }
  &[data-size='card'] {
    height: 184px;
    padding: ${theme.space[6]} ${theme.space[6]} 0;
  }
  &[data-size='featured'] {
    height: clamp(220px, 27vw, 372px);
    padding: ${theme.space[8]} ${theme.space[8]} 0;
  }
  &[data-size='article'] {
    height: clamp(220px, 31vw, 440px);
    padding: ${theme.space[8]} ${theme.space[6]} 0;
  }
`;
