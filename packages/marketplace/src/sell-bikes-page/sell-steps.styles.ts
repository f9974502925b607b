import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Two fields side by side if there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 18px 20px;
  align-items: start;
`;

/** A question with several controls. */
export const Question = styled.fieldset`
  min-width: 0;
`;

export const Name = styled.legend`
  padding: 0;
  margin-bottom: ${theme.space[2]};
  font-size: 0.9375rem;
  font-weight: ${theme.weight.semibold};
  line-height: 1.3;

  > small {
    color: ${theme.color.textSubtle};
    font: inherit;
    font-weight: ${theme.weight.regular};
  }
`;

export const Short = styled.div`
  max-width: 220px;
  margin-top: ${theme.space[3]};
`;

export const Colours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(82px, 1fr));
  gap: ${theme.space[2]};
  max-width: 720px;
`;

export const Colour = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  gap: ${theme.space[2]};
  min-height: 80px;
  padding: 10px 4px ${theme.space[2]};
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.standS};
  font: ${theme.type.small};

  > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: ${theme.radius.standS};
    cursor: pointer;
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
  &:has(> input:checked) {
    border-color: ${theme.color.lineStrong};
    box-shadow: inset 0 -3px 0 ${theme.color.actionSignalBg};
    font-weight: ${theme.weight.semibold};
  }
  @media (forced-colors: active) {
    &:has(> input:checked) {
      outline: ${theme.border.ground} solid Highlight;
    }
  }
`;

export const Swatch = styled.span`
  width: 28px;
  height: 28px;
  border: ${theme.border.hair} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.pill};
  background: var(--shade);
  forced-color-adjust: none;
`;

export const Line = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

/** A switch beside the fields that it enables. */
export const Switched = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space[2]} 20px;
  align-items: center;
`;
