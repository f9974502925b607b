import { Skeleton } from '@dopahiya/ui-kit';
import * as texts from '#texts/dealerships';
import { NoScript } from '../no-script/no-script.ts';
import * as S from './dealership-list.styles.ts';

/** Loading placeholder for showrooms. */
export function DealershipsWaiting() {
  return (
    <>
      <S.Waiting aria-hidden="true">
        <Skeleton height="72px" />
        <Skeleton height="72px" />
        <Skeleton height="72px" />
      </S.Waiting>
      <NoScript>{texts.needsScript}</NoScript>
    </>
  );
}
