import { Checkbox } from '@dopahiya/ui-kit';
import * as texts from '#texts/account-form';
import * as S from './account-form.styles.ts';

/** For who has one name: below the fields of both, of which a style hides the second. */
export const OneName = ({ isChosen }: { isChosen: boolean }) => (
  <S.OneName>
    <Checkbox name="one_name" value="yes" defaultChecked={isChosen}>
      {texts.oneName}
    </Checkbox>
  </S.OneName>
);
