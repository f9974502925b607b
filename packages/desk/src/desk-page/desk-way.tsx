import { paths } from '@dopahiya/domain/site';
import { ButtonLink, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/desk-page';

/** Says what the desk is for, with a link to it. */
export const DeskWay = () => (
  <Way>
    <p>{texts.whatFor}</p>
    <ButtonLink to={paths.desk} tone="secondary">
      {texts.open}
    </ButtonLink>
  </Way>
);

const Way = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
`;
