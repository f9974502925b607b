import { styled } from 'styled-components';
import * as texts from '#texts/reviews';
import { NoScript, UnlessScript } from '../no-script/no-script.ts';
import { theme } from '@dopahiya/ui-kit';

/** Loading placeholder for the reviews. */
export function ReviewsWaiting() {
  return (
    <>
      <UnlessScript>
        <Awaited as="output">{texts.loading}</Awaited>
      </UnlessScript>
      <NoScript>{texts.needsScript}</NoScript>
    </>
  );
}

const Awaited = styled.p`
  display: block;
  min-height: 240px;
  color: ${theme.color.textMuted};
`;
