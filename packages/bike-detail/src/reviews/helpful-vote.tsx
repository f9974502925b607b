import { ApiError, useApi, voteHelpful } from '@dopahiya/api-client';
import type { Review } from '@dopahiya/domain/content';
import { paths } from '@dopahiya/domain/site';
import { Button, showToast } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import * as texts from '#texts/reviews';
import { bikeDetailQueries, reviewsKey } from '../bike-detail-queries.ts';

export interface HelpfulVoteProps {
  bike: string;
  review: Review;
}

/** Number of readers who found a review helpful, with a button to vote; visitors who are not signed in are led to sign in. */
export function HelpfulVote({ bike, review: { id, helpful_count } }: HelpfulVoteProps) {
  const api = useApi();
  const name = useSignedInName();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const votes = bikeDetailQueries.helpfulReviews(api, bike, name);
  const own = useQuery(bikeDetailQueries.ownReview(api, bike, name)).data;
  const isHelpful = useQuery(votes).data?.includes(Number(id)) ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: () => voteHelpful(api, id, !isHelpful),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: reviewsKey(bike) });
      return queries.invalidateQueries({ queryKey: votes.queryKey });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 403)
        showToast({
          kind: 'notice',
          text: texts.confirmFirst,
          action: { label: texts.toConfirm, onPress: () => void navigate(`${paths.profile}#email`) },
        });
      else showToast({ kind: 'error', text: texts.voteFailed });
    },
  });
  if (own?.id === id) return null;
  const press = () => {
    if (isPending) return;
    if (name === null) void navigate(paths.loginFrom(pathname));
    else mutate();
  };
  return (
    <Button
      tone="quiet"
      size="small"
      leadingIcon={isHelpful ? 'circle-check' : undefined}
      aria-pressed={isHelpful}
      aria-disabled={isPending}
      onClick={press}
    >
      {texts.helpful(helpful_count)}
    </Button>
  );
}
