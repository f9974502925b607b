import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Panel = styled.dialog`
  position: fixed;
  inset: auto ${theme.space[4]} ${theme.space[4]} auto;
  z-index: ${theme.zIndex.chat};
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  inline-size: 390px;
  block-size: min(500px, calc(100dvh - ${theme.space[8]}));
  overflow: hidden;
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgRaised};
  box-shadow: ${theme.shadow.overlay};
  color: inherit;

  ${theme.media.belowNav} {
    inset-inline: 0;
    inset-block-end: 0;
    inline-size: auto;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[1]} ${theme.space[5]};
  background: ${theme.color.bgBrand};
  color: ${theme.color.textOnBrand};

  > h2 {
    font: ${theme.type.body};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Details = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  overflow-y: auto;
`;

export const Intro = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Fault = styled.p`
  color: ${theme.color.textDanger};
  font: ${theme.type.small};
  font-weight: ${theme.weight.medium};
`;

export const Log = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${theme.space[3]};
  min-height: 0;
  padding: ${theme.space[4]};
  overflow-y: auto;
`;

export const Turn = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  min-width: 0;

  &[data-by='user'] {
    justify-items: end;
  }
`;

export const Bubble = styled.p`
  max-inline-size: 88%;
  padding: ${theme.space[2]} 14px;
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgSunken};
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-by='user'] {
    background: ${theme.color.bgInk};
    color: ${theme.color.textOnInk};
  }
`;

/** Speaker, for screen readers. */
export const Speaker = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

export const Writer = styled.form`
  display: grid;
  flex: none;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[2]};
  align-items: end;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

export const Forget = styled.button`
  flex: none;
  align-self: center;
  min-block-size: 32px;
  color: ${theme.color.textMuted};
  font: ${theme.type.micro};
  text-decoration: underline;
`;

export const Note = styled.output`
  display: block;
  flex: none;
  padding: ${theme.space[2]} ${theme.space[4]};
  font: ${theme.type.small};
`;
