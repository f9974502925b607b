import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Failure = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 60ch;
  padding-block: ${theme.space[10]};
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-bottom: ${theme.space[8]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    gap: ${theme.space[10]};
  }
`;

/** Full-bleed on narrow screens. */
export const Pictures = styled.div`
  min-width: 0;

  ${theme.media.belowNav} {
    margin-inline: calc(-1 * ${theme.layout.gutter});

    figcaption,
    figure > :not(:first-child) {
      padding-inline: ${theme.layout.gutter};
    }
  }
  [data-side='end'] > button {
    background: ${theme.color.bgPage};
  }
`;

/** All photos have the same frame, so that nothing shifts between them. */
export const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 4 / 3;
  background: ${theme.color.bgStage};
  color: ${theme.color.textMuted};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Enlarged = styled.div`
  width: 100cqi;
  height: 100cqb;

  picture {
    display: contents;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

export const Beside = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};

  > header {
    display: grid;
    gap: ${theme.space[1]};
    overflow-wrap: anywhere;
  }
  > header > p {
    color: ${theme.color.textMuted};
  }
`;

export const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

export const Money = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  &[data-sold] > section > :first-child {
    background: ${theme.color.bgStage};
    color: ${theme.color.textDefault};
  }
`;

export const SellerWays = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${theme.space[3]};

  > p {
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

export const Instalment = styled.p`
  margin-top: ${theme.space[3]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]} ${theme.space[4]};
  padding-block: ${theme.space[4]} ${theme.space[8]};
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};

  ${theme.media.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  dt {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  dd {
    font: ${theme.type.h4};
    overflow-wrap: anywhere;
  }
`;

export const AboutAndSeller = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[8]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    gap: ${theme.space[10]};
  }
`;

export const About = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
`;

export const Words = styled.div`
  p {
    max-width: 68ch;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;
